import { setImmediate as nextTurn } from 'node:timers/promises';
import { configure, getConfig } from '@testing-library/react';

const config = getConfig();

/* What is found, or done, has effects, which may change the page once more: a dialog takes the pointer that way.
   A test goes on when React is through with them. */
configure({
  asyncWrapper: (work) =>
    config.asyncWrapper(async () => {
      const result: unknown = await work();
      for (let turn = 1; turn <= 3; turn += 1) await nextTurn();
      return result;
    }),
});
