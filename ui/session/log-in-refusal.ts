import type { endpoints } from '#core/contract.ts';
import { ApiError } from '#ui/api/client.ts';

type LogInRefusalCode = (typeof endpoints)['logIn']['refuses'][number];

/**
 * What the login does when it is refused: it asks for what was typed again, it asks for a code, it says why the account
 * is not in use, or it offers a member who is leaving to come back.
 */
type LogInStep = 'ask_again' | 'ask_code' | 'explain' | 'offer_return';

const STEPS: Readonly<Record<LogInRefusalCode, LogInStep>> = {
  bad_credentials: 'ask_again',
  second_factor_required: 'ask_code',
  second_factor_wrong: 'ask_code',
  account_suspended: 'explain',
  account_removed: 'explain',
  account_leaving: 'offer_return',
  awaiting_approval: 'ask_again',
  account_under_age: 'ask_again',
  too_many_requests: 'ask_again',
};

const STEPS_BY_CODE: ReadonlyMap<string, LogInStep> = new Map(Object.entries(STEPS));

/** What the login does next; after any failure but a refusal of the log-in it asks again. */
export function stepAfter(failure: unknown): LogInStep {
  const code = failure instanceof ApiError ? failure.problem?.code : undefined;
  return STEPS_BY_CODE.get(code ?? '') ?? 'ask_again';
}
