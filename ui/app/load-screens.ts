import { matchRoutes, type RouteObject } from 'react-router-dom';

/**
 * Loads the screens of a path, so that the router has them at once: a page that is rendered already
 * must not be replaced by a sign of loading. A screen that cannot be loaded is left to the router,
 * which tells of it.
 */
export async function loadScreens(routes: RouteObject[], path: string): Promise<void> {
  for (const { route } of matchRoutes(routes, path) ?? []) {
    if (typeof route.lazy !== 'function') continue;
    const screen = await route.lazy().catch(() => null);
    if (screen !== null) Object.assign(route, screen, { lazy: undefined });
  }
}
