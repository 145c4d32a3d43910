import type { Branded } from '#core/kernel/branded.ts';

/** The SHA-256 of what a file holds, in 64 lower-case hexadecimal digits; a file is named by it. */
export type FileName = Branded<string, 'FileName'>;
