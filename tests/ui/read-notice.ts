import { useToastStore } from '#ui/kit/toast-store.ts';

/** The newest notice as `tone: title: description`. It stays known after it has closed by itself, so that a slow machine does not miss it. */
export function readNotice(): string | null {
  const { toast } = useToastStore.getState();
  return toast && `${toast.tone}: ${toast.title}: ${toast.description}`;
}
