import { useToastStore } from '../stores/toast-store.ts';
import { describeError } from './client.ts';

/**
 * What to do when a call has failed: show a notice of that title, with the server's own sentence or
 * else the one given (specification §8).
 */
export function showFailure(title: string, otherwise: string): (error: unknown) => void {
  return (error) => {
    const description = describeError(error, otherwise);
    useToastStore.getState().show({ title, description, tone: 'destructive' });
  };
}
