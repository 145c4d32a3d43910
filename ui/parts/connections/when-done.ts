import { ApiError } from '#ui/api/client.ts';

/**
 * Goes on once the server has changed a connection, or knows of no such connection any more. A notice has told of
 * any other failure.
 */
export function whenDone(change: Promise<unknown>, goOn: () => void): void {
  change.then(goOn, (error: unknown) => {
    if (error instanceof ApiError && error.status === 404) goOn();
  });
}
