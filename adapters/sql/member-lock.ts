import type { Dialect } from './steps.ts';

/** Lets nobody else who locks the member go on until the transaction ends. */
export const createMemberLock = ({ forUpdate }: Dialect): string =>
  `SELECT id FROM member WHERE id = @memberId ${forUpdate}`;
