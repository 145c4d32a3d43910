import type { Fault } from './fault.ts';

/** One field of a payload that breaks a rule; `path` is dotted (`preferences.ageRange.min`). */
export interface FieldError<Broken extends Fault = Fault> {
  readonly path: string;
  readonly fault: Broken;
}

/** What a caller asked for is not there. Each context names in its `refusals.ts` what it may be. */
export interface NotFound<Subject extends string> {
  readonly code: 'not_found';
  readonly subject: Subject;
}

/** The refusals that every context needs. Each context names its own in its `refusals.ts`. */
export type CommonRefusal =
  | { readonly code: 'invalid_input'; readonly errors: readonly FieldError[] }
  | { readonly code: 'forbidden' }
  | { readonly code: 'not_signed_in' }
  | {
      readonly code: 'too_many_requests';
      /** How many whole seconds to wait. */
      readonly retryAfter: number;
    };

/** The refusal that carries the code, for signatures that name the few they return. */
export type RefusalOf<
  Code extends Refusals['code'],
  Refusals extends { readonly code: string } = CommonRefusal,
> = Extract<Refusals, { readonly code: Code }>;
