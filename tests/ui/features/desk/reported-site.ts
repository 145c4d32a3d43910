import { createSystemClock } from '#adapters/system/system-clock.ts';
import { noSecondFactor } from '#core/accounts/domain/second-factor.ts';
import { reportSchema } from '#core/moderation/reports/schemas.ts';
import { makeTakeMeasure } from '#core/moderation/use-cases/take-measure.ts';
import { PASSWORD, signUp, type MemberClient } from '#tests/support/api-client.ts';
import { startTestServer } from '#tests/support/running-server.ts';
import { storeConnection, storeMessage, valueOf } from '#tests/support/stored-records.ts';
import { storeSecondFactor } from '#tests/support/writes.ts';

/** What the reported member has written; the address in it leads nowhere good. */
export const SCAM = 'Buy two gift cards and send the codes to https://gift.example/rosa';

/** What they wrote with their request. */
export const NOTE = 'You look as lonely as I am.';

/** What the reporter says of it. */
export const COMPLAINT = 'He asked me for gift cards.';

/** A server with moderators, and a way to have members report each other. */
export async function startReportedSite() {
  const server = await startTestServer();
  let people = 0;

  const signUpNamed = (name: string): Promise<MemberClient> => {
    people += 1;
    return signUp(server.url, `${name.split(' ')[0]?.toLowerCase()}-${people}`, { name });
  };

  const signUpModerator = async (name: string): Promise<MemberClient> => {
    const moderator = await signUpNamed(name);
    const takeMeasure = makeTakeMeasure({ ...server.storage, clock: createSystemClock() });
    const measure = { action: 'make_moderator' } as const;
    valueOf(await takeMeasure({ memberId: moderator.self.id, measure, words: null }));
    const second = { ...noSecondFactor(moderator.self.id), onlyPasskeys: true };
    await storeSecondFactor(server.storage, second);
    return moderator;
  };

  /** Two members who are connected, one of whom has reported what the other wrote. */
  const report = async (given: { readonly reporter?: MemberClient; about?: MemberClient } = {}) => {
    const reporter = given.reporter ?? (await signUpNamed('Rosa Whitfield'));
    const about = given.about ?? (await signUpNamed('Steve Morgan'));
    const pair = [about.self.id, reporter.self.id] as const;
    const connection = await storeConnection(server.storage, ...pair, { note: NOTE });
    await storeMessage(server.storage, about.self.id, connection, SCAM);
    const answer = await reporter.send('POST', '/api/reports', {
      memberId: about.id,
      reason: 'money',
      words: COMPLAINT,
      attachMessages: true,
      block: false,
    });
    const { id } = reportSchema.parse(answer.body);
    return { id, reporter, about };
  };

  /** Suspends a member upon a report of somebody, by calls alone. */
  const suspend = async (moderator: MemberClient, words: string) => {
    const reported = await report();
    const path = `/api/desk/reports/${reported.id}/decision`;
    const until = '2126-03-05T12:00:00.000Z';
    await moderator.send('POST', path, { measure: 'suspend', until, reason: 'money', words });
    return reported;
  };

  /** Appeals in the name of a member who cannot log in. */
  const appeal = async ({ self, send }: MemberClient, words: string) => {
    await send('POST', '/api/appeals', { username: self.username, password: PASSWORD, words });
  };

  return { server, signUpNamed, signUpModerator, report, suspend, appeal };
}
