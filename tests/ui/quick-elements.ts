import * as React from 'react';

const NAME = '__CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE';

/** From so many on, React no longer notes where each element was made, which it does for the traces of its warnings. */
const ENOUGH = 10_000;

const internals = (React as unknown as Record<string, object | undefined>)[NAME];
if (internals !== undefined) {
  Object.defineProperty(internals, 'recentlyCreatedOwnerStacks', {
    get: () => ENOUGH,
    set: () => undefined,
  });
}
