// What lies over the page, such as a notice, keeps clear of a phone's sheet and of what happens above it.

interface Covering {
  /** How high the sheet is; 0: there is none. */
  sheet: number;
  happening: number;
}

export function keepClear(covering: () => Covering): void {
  $effect(() => {
    const { sheet, happening } = covering();
    const { style } = document.documentElement;
    style.setProperty("--sheet", `${sheet}px`);
    style.setProperty("--covered", `${sheet ? sheet + happening : 0}px`);
    style.setProperty("--happening", `${happening}px`);
    return () => {
      style.removeProperty("--sheet");
      style.removeProperty("--covered");
      style.removeProperty("--happening");
    };
  });
}
