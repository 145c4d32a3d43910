import { createUnsentStore } from './unsent-store.ts';

/** Words that members have begun in a window over the page, which closes at a press of Escape. */
export const useUnsavedWordsStore = createUnsentStore<string>('hearthkin-words');
