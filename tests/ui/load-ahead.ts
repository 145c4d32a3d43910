import { matchRoutes } from 'react-router-dom';
import { loadMemberParts } from '#ui/app/load-member-parts.ts';
import { routes } from '#ui/app/routes.tsx';

/** Loads what a journey will need, so that no wait of its tests is spent on reading modules. */
export async function loadAhead(paths: readonly string[]): Promise<void> {
  const screens = paths.flatMap((path) => matchRoutes(routes, path) ?? []);
  await Promise.all([
    import('#ui/session/member-session.ts'),
    import('#core/contract.ts'),
    import('#ui/app/avatar-menu-list.tsx'),
    loadMemberParts(),
    import('#ui/kit/toaster.tsx'),
    ...screens.map(({ route: { lazy } }) => (typeof lazy === 'function' ? lazy() : undefined)),
  ]);
}
