import { unreachable } from './unreachable.ts';

/** One field of a payload that breaks a rule; `path` is dotted (`preferences.ageRange.min`). */
export interface FieldError {
  readonly path: string;
  readonly message: string;
}

/** What a caller may ask for and not find. */
export type Subject = 'member' | 'connection' | 'message' | 'relationship type';

/** Every way in which the product says no. The server gives each code its HTTP status. */
export type Refusal =
  | { readonly code: 'invalid_input'; readonly errors: readonly FieldError[] }
  | { readonly code: 'username_fixed' }
  | { readonly code: 'bad_credentials' }
  | { readonly code: 'not_signed_in' }
  | { readonly code: 'not_found'; readonly subject: Subject }
  | { readonly code: 'forbidden' }
  | { readonly code: 'not_accepted' }
  | { readonly code: 'username_taken' }
  | { readonly code: 'email_taken' }
  | { readonly code: 'already_connected' }
  | { readonly code: 'already_accepted' }
  | { readonly code: 'idempotency_key_reused' }
  /** `retryAfter` is in whole seconds. */
  | { readonly code: 'too_many_requests'; readonly retryAfter: number };

/** The stable machine word of a refusal. */
export type RefusalCode = Refusal['code'];

/** The refusal that carries the code, for signatures that name the few they return. */
export type RefusalOf<Code extends RefusalCode> = Extract<Refusal, { code: Code }>;

/** One plain sentence for the person who was refused, fit for a toast. */
export function describeRefusal(refusal: Refusal): string {
  switch (refusal.code) {
    case 'invalid_input':
      return refusal.errors[0]?.message ?? 'Please check your information and try again';
    case 'username_fixed':
      return 'Your username cannot be changed.';
    case 'bad_credentials':
      return 'Please check your credentials and try again';
    case 'not_signed_in':
      return 'Please log in to continue.';
    case 'not_found':
      return `This ${refusal.subject} does not exist, or is no longer there.`;
    case 'forbidden':
      return 'You are not allowed to do this.';
    case 'not_accepted':
      return 'You can write to each other once the connection request is accepted.';
    case 'username_taken':
      return 'This username is already taken; please choose another.';
    case 'email_taken':
      return 'An account with this email address already exists.';
    case 'already_connected':
      return 'There is already a connection or a request between the two of you.';
    case 'already_accepted':
      return 'This connection has already been accepted.';
    case 'idempotency_key_reused':
      return 'Another message was already sent under this key; please write the message again.';
    case 'too_many_requests':
      return 'That was a bit much at once. Please wait a while and try again.';
    default:
      return unreachable(refusal);
  }
}
