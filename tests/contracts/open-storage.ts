import type { Storage } from '#core/storage.ts';

/** Opens storage that keeps nothing yet; the suite closes what it opened. */
export type OpenStorage = () => Promise<Storage> | Storage;
