import type { Browser } from 'playwright-core';
import { STEVE, type Person } from './people.ts';
import { call, signUpOnOwnDevice, type SignedUpMember } from './sign-up.ts';

/** How many people report the same one. */
export const REPORTERS = 11;

/** How many members each of the first two of them reports beside. */
const OTHERS_EACH = 15;

/** How many people are reported in all. */
export const REPORTED = 1 + 2 * OTHERS_EACH;

/** The first of the invented members who are neither named by the seed nor moderators. */
const FIRST_OTHER = 5;

/** What members of so many are needed to be reported. */
export const MEMBERS_NEEDED = FIRST_OTHER + 2 * OTHERS_EACH;

/** Files a report by calls alone. */
function report({ device }: SignedUpMember, memberId: number, reason: string): Promise<unknown> {
  const draft = { memberId, reason, words: `He wrote to me about ${reason}.` };
  return call(device, 'POST', '/api/reports', { ...draft, attachMessages: false, block: false });
}

/** Eleven people report Steve, the last of them the gravest, and two of them thirty others: as many in all as on a bad Monday. */
export async function fileReports(site: {
  readonly browser: Browser;
  readonly server: { readonly url: string };
}): Promise<{ readonly steve: SignedUpMember; readonly reporters: readonly SignedUpMember[] }> {
  const steve = await signUpOnOwnDevice(site, STEVE);
  const reporters: SignedUpMember[] = [];
  for (let place = 1; place <= REPORTERS; place += 1) {
    const person: Person = { ...STEVE, username: `reporter-${place}`, name: `Reporter ${place}` };
    const reporter = await signUpOnOwnDevice(site, person);
    await report(reporter, steve.self.id, place === REPORTERS ? 'danger' : 'money');
    reporters.push(reporter);
  }
  for (const [half, reporter] of reporters.slice(0, 2).entries()) {
    for (let place = 0; place < OTHERS_EACH; place += 1) {
      await report(reporter, FIRST_OTHER + half * OTHERS_EACH + place, 'other');
    }
  }
  return { steve, reporters };
}
