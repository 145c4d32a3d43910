import type { Actor } from './actor.ts';

/** What people do at the pages that links of mails lead to, by the paths of the pages. */
export const LETTER_LINKS: Readonly<
  Record<string, (actor: Actor, token: string, to: string) => Promise<void>>
> = {
  'confirm-address': async (actor, token) => {
    await actor.call('confirmAddress', { body: { token } });
    const answer = await actor.call('getAddress');
    const { email } = (answer.body ?? {}) as { email?: string };
    if (typeof email === 'string') actor.person.email = email;
  },
  'choose-password': async (actor, token) => {
    await actor.call('showWaysIn', { body: { token } });
    await choosePassword(actor, token);
  },
  'keep-address': async (actor, token) => {
    const answer = await actor.call('undoAddress', { body: { token } });
    const { passwordToken } = (answer.body ?? {}) as { passwordToken?: string };
    if (passwordToken !== undefined) await choosePassword(actor, passwordToken);
  },
  'keep-second-step': async (actor, token) => {
    await actor.call('keepSecondStep', { body: { token } });
  },
  'confirm-recovery': async (actor, token) => {
    await actor.call('confirmRecovery', { body: { token } });
  },
  'stop-recovery': async (actor, token) => {
    if (actor.chance.happens(0.1)) await actor.call('stopRecovery', { body: { token } });
  },
  'win-account-back': async (actor, token, to) => {
    const newPassword = `a gate won back ${actor.chance.below(1e6)}`;
    const answer = await actor.call('winAccountBack', { body: { token, newPassword } });
    if (answer.status !== 204) return;
    const nothingElse = { secret: null, codes: [], passkeys: 0 };
    Object.assign(actor.person, { password: newPassword, email: to, ...nothingElse });
  },
  newsletter: async (actor, token) => {
    await actor.call('confirmNewsletter', { body: { token } });
  },
  'stop-mails': async (actor, token) => {
    if (actor.chance.happens(0.2)) await actor.call('stopMails', { query: { token } });
  },
};

async function choosePassword(actor: Actor, token: string): Promise<void> {
  const { chance, person } = actor;
  const newPassword = `a gate by link ${chance.below(1e6)}`;
  const endsOlder = chance.happens(0.5);
  const body = { token, newPassword, endsOlder, lostSecondStep: chance.happens(0.3) };
  const answer = await actor.call('choosePasswordByLink', { body });
  if (answer.status === 204) person.password = newPassword;
}
