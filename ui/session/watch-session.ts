import type { RefusalCode } from '#core/refusals.ts';
import { ApiError, type ApiClient } from '#ui/api/client.ts';

/**
 * The client, which notices when the server takes no call any more because nobody is signed in.
 * `setOut` is called as each call sets out and answers what to do then, so that the late refusal of
 * one session cannot end the next.
 */
export function watchSession(api: ApiClient, setOut: () => () => void): ApiClient {
  const watch = async <Answer>(call: () => Promise<Answer>): Promise<Answer> => {
    const onRefused = setOut();
    try {
      return await call();
    } catch (error) {
      if (isNotSignedIn(error)) onRefused();
      throw error;
    }
  };
  return {
    call: (name, input, signal) => watch(() => api.call(name, input, signal)),
    callPage: (name, input, signal) => watch(() => api.callPage(name, input, signal)),
  };
}

/** Whether a call was refused because nobody is signed in. */
export function isNotSignedIn(error: unknown): boolean {
  return isRefusedAs('not_signed_in', error);
}

/** Whether a call was refused with that code. */
export function isRefusedAs(code: RefusalCode, error: unknown): boolean {
  return error instanceof ApiError && error.problem?.code === code;
}
