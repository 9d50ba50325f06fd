import { getContext, setContext } from "svelte";
import type { TableStore } from "./store.svelte";

const KEY = Symbol("table");

export const provideTable = (store: TableStore): TableStore => setContext(KEY, store);
export const useTable = (): TableStore => getContext<TableStore>(KEY);
