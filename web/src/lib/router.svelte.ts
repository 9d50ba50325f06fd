// Which page is shown: the address decides, and links inside the page do not load it anew.
export type Route =
  | { page: "hall" }
  | { page: "games" }
  | { page: "game"; game: string }
  | { page: "new"; game: string }
  | { page: "mine" }
  | { page: "table"; table: string }
  | { page: "screen"; table: string }
  | { page: "replay"; table: string }
  | { page: "account" }
  | { page: "about" }
  | { page: "host" }
  | { page: "reset" }
  | { page: "confirm" }
  | { page: "unsubscribe" }
  | { page: "unknown" };

const plainPages = ["mine", "account", "about", "host", "reset", "confirm", "unsubscribe"] as const;

export function routeOf(path: string): Route {
  const parts = path.split("/").filter(Boolean).map(decodeURIComponent);
  const [first, second, third] = parts;
  if (first === undefined) return { page: "hall" };
  if (first === "games" && second === undefined) return { page: "games" };
  if (first === "games" && second !== undefined && third === undefined) return { page: "game", game: second };
  if (first === "new") return { page: "new", game: second ?? "" };
  if (first === "table" && second !== undefined) {
    if (third === undefined) return { page: "table", table: second };
    if (third === "replay" || third === "screen") return { page: third, table: second };
  }
  const plain = plainPages.find((page) => page === first);
  if (parts.length === 1 && plain !== undefined) return { page: plain };
  return { page: "unknown" };
}

class Router {
  #url = $state.raw(new URL(location.href));
  /** Goes up with every change of page, for what must happen once a page. */
  visits = $state(0);

  readonly #path = $derived(this.#url.pathname);
  readonly route = $derived(routeOf(this.#path));

  get query(): URLSearchParams {
    return this.#url.searchParams;
  }

  get url(): URL {
    return this.#url;
  }

  go(path: string, { replace = false, keep = false } = {}): void {
    if (replace) history.replaceState(null, "", path);
    else history.pushState(null, "", path);
    this.#arrive(keep);
  }

  #arrive(keep: boolean): void {
    this.#url = new URL(location.href);
    if (keep) return;
    this.visits += 1;
    scrollTo(0, 0);
  }

  listen(): void {
    addEventListener("popstate", () => {
      this.#arrive(false);
    });
    addEventListener("click", (event) => {
      if (event.defaultPrevented || event.button !== 0) return;
      if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
      const link = (event.target as Element | null)?.closest("a");
      if (!link || link.target || link.hasAttribute("download") || link.origin !== location.origin) return;
      if (link.pathname.startsWith("/api/") || link.pathname.startsWith("/schema/")) return;
      if (link.hash && link.pathname === location.pathname) return;
      event.preventDefault();
      this.go(link.pathname + link.search + link.hash);
    });
  }
}

export const router = new Router();
