import { granted, type Result } from '#core/kernel/result.ts';
import type { mailCalls } from '#core/mail/calls.ts';
import { makeChooseMails, makeStopMails } from '#core/mail/use-cases/choose-mails.ts';
import { makeGetMailPreferences } from '#core/mail/use-cases/get-mail-preferences.ts';
import { makeSendNewsletter } from '#core/mail/use-cases/send-newsletter.ts';
import {
  makeAskForNewsletter,
  makeConfirmNewsletter,
  makeStopNewsletter,
} from '#core/mail/use-cases/subscribe.ts';
import type { World } from '#server/composition/world.ts';
import type { ApiCalls } from '#server/http/call.ts';

/** What people decide about the mails that they get. */
type ChosenMailUseCases = ReturnType<typeof makeChosenMailUseCases>;

/** Makes every use case of mails that people may choose. */
export function makeChosenMailUseCases(world: World) {
  return {
    getMailPreferences: makeGetMailPreferences(world),
    chooseMails: makeChooseMails(world),
    stopMails: makeStopMails(world),
    askForNewsletter: makeAskForNewsletter(world),
    confirmNewsletter: makeConfirmNewsletter(world),
    stopNewsletter: makeStopNewsletter(world),
    sendNewsletter: makeSendNewsletter(world),
  };
}

/** The calls about mails that people may choose. */
export function makeChosenMailCalls(
  deps: ChosenMailUseCases,
): Pick<ApiCalls, keyof typeof mailCalls> {
  return {
    async getMailPreferences({ callerId }) {
      return granted({ value: await deps.getMailPreferences(callerId) });
    },

    async chooseMails({ callerId, body: { reportsDaily, rhythmDays, ...preferences } }) {
      const chosen = await deps.chooseMails({ callerId, preferences, reportsDaily, rhythmDays });
      return chosen.ok ? granted({ value: chosen.value }) : chosen;
    },

    stopMails: ({ query }) => withoutAnswer(deps.stopMails(query.token)),

    async askForNewsletter({ body }) {
      await deps.askForNewsletter(body.email);
      return granted({ value: undefined });
    },

    confirmNewsletter: ({ body }) => withoutAnswer(deps.confirmNewsletter(body.token)),

    stopNewsletter: ({ query }) => withoutAnswer(deps.stopNewsletter(query.token)),
  };
}

async function withoutAnswer<Refusal>(work: Promise<Result<null, Refusal>>) {
  const done = await work;
  return done.ok ? granted({ value: undefined }) : done;
}
