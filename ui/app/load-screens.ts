import { matchRoutes, type RouteObject } from 'react-router-dom';

/** What readers do with a link before they follow it; a finger comes over it as well as a mouse. */
const INTENTS = ['pointerover', 'focusin', 'touchstart'] as const;

/**
 * Loads the screens of a path, so that the router has them at once: a page that is rendered already
 * must not be replaced by a sign of loading. A screen that cannot be loaded is left to the router,
 * which reports it.
 */
export async function loadScreens(routes: RouteObject[], path: string): Promise<void> {
  for (const { route } of matchRoutes(routes, path) ?? []) {
    if (typeof route.lazy !== 'function') continue;
    const screen = await route.lazy().catch(() => null);
    if (screen !== null) Object.assign(route, screen, { lazy: undefined });
  }
}

/**
 * Begins to load the screen of a link as soon as a reader points at the link or comes to it, each
 * screen once, and none for readers who save data. Returns the way to stop.
 */
export function loadOnIntent(routes: RouteObject[]): () => void {
  const begun = new Set<RouteObject>();
  const begin = ({ target }: Event) => {
    const link = target instanceof Element ? target.closest('a') : null;
    if (link?.origin !== window.location.origin || savesData()) return;
    for (const { route } of matchRoutes(routes, link.pathname) ?? []) {
      if (typeof route.lazy !== 'function' || begun.has(route)) continue;
      begun.add(route);
      route.lazy().catch(() => begun.delete(route));
    }
  };
  for (const intent of INTENTS) document.addEventListener(intent, begin, { passive: true });
  return () => {
    for (const intent of INTENTS) document.removeEventListener(intent, begin);
  };
}

/** Whether the reader has asked their browser to save data; not every browser can be asked. */
function savesData(): boolean {
  const { connection } = navigator as { readonly connection?: { readonly saveData?: boolean } };
  return connection?.saveData === true;
}
