import type { ResolveSession } from '#core/accounts/use-cases/resolve-session.ts';
import type { contactCalls } from '#core/moderation/contact/calls.ts';
import { makeHandleContactMessage } from '#core/moderation/contact/use-cases/handle-contact-message.ts';
import { makeListContactMessages } from '#core/moderation/contact/use-cases/list-contact-messages.ts';
import { makeRemoveOldContactMessages } from '#core/moderation/contact/use-cases/remove-old-contact-messages.ts';
import { makeSendContactMessage } from '#core/moderation/contact/use-cases/send-contact-message.ts';
import { granted } from '#core/kernel/result.ts';
import type { World } from '#server/composition/world.ts';
import type { ApiCalls } from '#server/http/call.ts';

/** What people write to those who run the site, and what becomes of it. */
type ContactUseCases = ReturnType<typeof makeContactUseCases>;

/** Makes every use case of messages to those who run the site. */
export function makeContactUseCases(world: World) {
  return {
    sendContactMessage: makeSendContactMessage(world),
    listContactMessages: makeListContactMessages(world),
    handleContactMessage: makeHandleContactMessage(world),
    removeOldContactMessages: makeRemoveOldContactMessages(world),
  };
}

/** The calls about messages to those who run the site. */
export function makeContactCalls(
  deps: ContactUseCases & { readonly resolveSession: ResolveSession },
): Pick<ApiCalls, keyof typeof contactCalls> {
  return {
    // Whoever is signed in is known, though nobody needs to be.
    async sendContactMessage({ body: { message: text, ...body }, sessionToken }) {
      const writer = sessionToken === null ? null : await deps.resolveSession(sessionToken);
      const memberId = writer?.memberId ?? null;
      const sent = await deps.sendContactMessage({ ...body, text, memberId });
      return sent.ok ? granted({ value: undefined }) : sent;
    },
  };
}
