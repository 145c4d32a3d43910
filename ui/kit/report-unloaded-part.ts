import { useToastStore } from './toast-store.ts';

/** Says that a part of the page could not be loaded when it was asked for. */
export function reportUnloadedPart(): void {
  useToastStore.getState().show({
    title: 'We couldn’t load this',
    description: 'Check your internet connection and try again.',
    tone: 'destructive',
  });
}
