import { emailSchema } from '#core/members/schemas.ts';
import { describeError, type ApiClient } from '#ui/api/client.ts';
import { describeFirstFault } from '#ui/api/described-fault.ts';

const ASKED = 'Thank you. Please open the email we’ve sent you, and confirm your address there.';
const FAILED = 'That didn’t work. Check your internet connection and press Subscribe again.';

/** What came of it: what is wrong with the address, or what to tell the reader. */
interface Outcome {
  readonly fault: string;
  readonly status: string;
}

/** Asks for the newsletter. It is loaded when somebody subscribes. */
export async function subscribe(api: ApiClient, address: string): Promise<Outcome> {
  const parsed = emailSchema.safeParse(address);
  if (!parsed.success) return { fault: describeFirstFault(parsed.error) ?? FAILED, status: '' };
  try {
    await api.call('askForNewsletter', { body: { email: parsed.data } });
    return { fault: '', status: ASKED };
  } catch (error) {
    return { fault: describeError(error, FAILED), status: '' };
  }
}
