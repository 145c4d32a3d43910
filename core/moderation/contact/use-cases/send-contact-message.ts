import type { ContactChange } from '#core/moderation/contact/changes.ts';
import { CONTACT_LIMIT } from '#core/moderation/contact/domain/contact-limit.ts';
import type { NewContactMessage } from '#core/moderation/contact/domain/contact-message.ts';
import type { ContactFault } from '#core/moderation/contact/refusals.ts';
import type { Clock } from '#core/kernel/clock.ts';
import { decideAndCommit, type Commit } from '#core/kernel/commit.ts';
import { refuseAbove, type Limiter } from '#core/kernel/limiter.ts';
import type { RefusalOf } from '#core/kernel/refusal.ts';
import { granted, refused, type Result } from '#core/kernel/result.ts';

type SendRefusal = RefusalOf<'invalid_input'> | RefusalOf<'too_many_requests'>;

export type SendContactMessage = (
  draft: Omit<NewContactMessage, 'createdAt'>,
) => Promise<Result<null, SendRefusal>>;

/** Stores a message to those who run the site. Visitors say where the answer goes: nobody would know otherwise. */
export function makeSendContactMessage(deps: {
  readonly commit: Commit<ContactChange, never>;
  readonly limiter: Pick<Limiter, 'take'>;
  readonly clock: Clock;
}): SendContactMessage {
  return (draft) => {
    const { memberId, email } = draft;
    return decideAndCommit<ContactChange, never, null, SendRefusal>(
      deps.commit,
      () => {
        if (memberId === null && email === null) return Promise.resolve(refused(WITHOUT_ADDRESS));
        const createdAt = deps.clock.now();
        const message = { ...draft, createdAt };
        const changes = [{ type: 'add_contact_message', message }] as const;
        const act = { changes, events: [], actorId: null, at: createdAt };
        return Promise.resolve(granted({ act, answer: () => null }));
      },
      async () =>
        memberId === null ? null : refuseAbove(deps.limiter, CONTACT_LIMIT, String(memberId)),
    );
  };
}

const NO_ADDRESS: ContactFault = { rule: 'required', field: 'email' };
const WITHOUT_ADDRESS: SendRefusal = {
  code: 'invalid_input',
  errors: [{ path: 'email', fault: NO_ADDRESS }],
};
