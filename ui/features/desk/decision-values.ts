import type { FieldErrors, Resolver } from 'react-hook-form';
import { deskEndpoints } from '#core/moderation/desk/schemas.ts';
import type { CallInput } from '#ui/api/client.ts';
import { formResolver } from '#ui/api/form-resolver.ts';

type Decision = CallInput<'decideReport'>['body'];

/** How a report can be answered. */
export type DecidedMeasure = Decision['measure'];

/** A decision as its form has it. */
export interface DecisionValues {
  readonly measure: DecidedMeasure | null;
  /** A day, such as "2026-12-31". */
  readonly until: string;
  readonly reason: string;
  readonly words: string;
}

const checkDecision = formResolver(deskEndpoints.decideReport.body);

/** Checks the form as the server will check the decision. */
export const decisionResolver: Resolver<DecisionValues, unknown, Decision> = async (
  values,
  context,
  options,
) => {
  const decision = toDecision(values) as Decision;
  const checked = await checkDecision(decision, context, options as never);
  if (Object.keys(checked.errors).length === 0) return { values: decision, errors: {} };
  return { values: {}, errors: checked.errors as FieldErrors<DecisionValues> };
};

/** The decision of the fields that count for its measure. */
function toDecision({ measure, until, reason, words }: DecisionValues): object {
  if (measure === 'dismiss') return { measure, words: words.trim() === '' ? null : words };
  if (measure !== 'suspend') return { measure, reason, words };
  return { measure, reason, words, until: untilTimeOf(until) };
}

/** The time until which a suspension lasts: noon of the day in UTC, which is that day almost everywhere. */
export function untilTimeOf(day: string): string | null {
  return /^\d{4}-\d\d-\d\d$/.test(day) ? `${day}T12:00:00.000Z` : null;
}
