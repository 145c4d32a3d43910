import type { RegistrationMode } from '#core/accounts/domain/registration-mode.ts';
import type { Device } from '#core/accounts/domain/device.ts';
import type { TransportProblemCode } from '#core/kernel/problem.ts';
import type { MessageWarning } from '#core/safety/domain/message-warning.ts';
import type { NumberToConfirm } from '#core/safety/domain/number-to-confirm.ts';
import type { FieldFault, Refusal, RefusalCode } from '#core/refusals.ts';

/** A sentence, or how one is made of what the fault or the refusal carries. */
export type Sentence<Params> = string | ((params: Params) => string);

/** What the product says in one language; what has no sentence does not compile. */
export interface Texts {
  readonly refusals: {
    readonly [Code in RefusalCode]: Sentence<Extract<Refusal, { readonly code: Code }>>;
  };
  readonly faults: {
    readonly [Rule in FieldFault['rule']]: Sentence<Extract<FieldFault, { readonly rule: Rule }>>;
  };
  /** Said beneath a message, to the one who received it. */
  readonly warnings: Readonly<Record<MessageWarning, string>>;
  /** Asked of the one who is about to send such a number. */
  readonly confirmations: Readonly<Record<NumberToConfirm, string>>;
  readonly problems: Readonly<
    Record<
      | TransportProblemCode
      | 'not_a_picture'
      | 'not_signed_in_to_update_profile'
      | 'unknown_address',
      string
    >
  >;
  /** What visitors are told before they register, of each way to become a member. */
  readonly registrationNotes: Readonly<Record<RegistrationMode, string>>;
  /** A browser and what it runs on, as far as they are known. */
  readonly device: (device: Device) => string;
  /** Follows what is said of a failure that is in the log under this id. */
  readonly requestNumber: (id: string) => string;
}
