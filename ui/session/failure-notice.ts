import { useToastStore } from '#ui/kit/toast-store.ts';
import { describeError } from '#ui/api/client.ts';
import { isNotSignedIn } from './watch-session.ts';

/**
 * What to do when a call has failed: show a notice of that title, with the server's own sentence or
 * else the one given (specification §8). Of a session that has ended the login tells instead.
 */
export function showFailure(title: string, otherwise: string): (error: unknown) => void {
  return (error) => {
    if (isNotSignedIn(error)) return;
    const description = describeError(error, otherwise);
    useToastStore.getState().show({ title, description, tone: 'destructive' });
  };
}
