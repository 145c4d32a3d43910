import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { createMemoryStorage } from '#adapters/memory/memory-storage.ts';
import type { PasswordHasher } from '#core/accounts/ports/password-hasher.ts';
import {
  NAMING_CALLS,
  probeAddress,
  seenOf,
  type NamedPerson,
  type NamingCall,
} from '#tests/support/address-probes.ts';
import {
  createApiClient,
  PASSWORD,
  signUp,
  type ApiAnswer,
  type MemberClient,
} from '#tests/support/api-client.ts';
import { cheapPasswordHasher } from '#tests/support/cheap-password-hasher.ts';
import { countCalls, type CountedStorage } from '#tests/support/counted-storage.ts';
import { startTestServer, type TestServer } from '#tests/support/running-server.ts';
import { createSettableClock } from '#tests/support/settable-clock.ts';
import { storeMember } from '#tests/support/stored-records.ts';
import { toPassword } from '#tests/support/texts.ts';
import { tries } from '#tests/support/tries.ts';

/** How many addresses of members, and as many of nobody, are tried on each call. */
const EACH = tries(500);

/** With how many of them everything is tried. */
const TRIED = tries(50);

const REQUIRED = { MAIL_URL: 'memory:', CONFIRM_EMAIL: 'required' };

let counted: CountedStorage;
let hashes: number;
let server: TestServer;
let rosa: MemberClient;
let known: readonly NamedPerson[];

const passwordHasher: PasswordHasher = {
  hash: (password) => {
    hashes += 1;
    return cheapPasswordHasher.hash(password);
  },
  verify: (hash, password) => {
    hashes += 1;
    return cheapPasswordHasher.verify(hash, password);
  },
};

beforeEach(async () => {
  // No job runs now and then, so that all work is that of an answer.
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
  const memory = createMemoryStorage();
  // Letters wait until the end: sending them is no work of the answers that are compared.
  const outbox = { ...memory.outbox, hold: () => Promise.resolve([]) };
  counted = countCalls({ ...memory, outbox });
  hashes = 0;
  const { storage } = counted;
  const clock = createSettableClock();
  server = await startTestServer({ storage, clock, passwordHasher, environment: REQUIRED });
  const members = [];
  const passwordHash = await cheapPasswordHasher.hash(toPassword('known to nobody here'));
  for (let made = 0; made < EACH; made += 1) {
    members.push(await storeMember(storage, { passwordHash }));
  }
  known = members;
  rosa = await signUp(server.url, 'rosa');
});
afterEach(async () => {
  vi.useRealTimers();
  await server.close();
});

/** All that somebody outside could see of an answer, and the work that it took, but for ids and names that differ. */
async function probe(ask: () => Promise<ApiAnswer>): Promise<string> {
  counted.takeCalls();
  hashes = 0;
  const answer = await ask();
  return JSON.stringify({
    ...seenOf(answer),
    hashes,
    calls: withoutJobs(counted.takeCalls()),
  });
}

/** What jobs ask for at any time, which is no work of an answer. */
const JOBS = /^(?:feed|dataExports)\.|^outbox\.hold$|^messageSearch\.indexNext$|\.removeExpired$/;

const withoutJobs = (calls: Readonly<Record<string, number>>) =>
  Object.entries(calls).filter(([name]) => !JOBS.test(name));

/** Puts the question about somebody, as a new visitor or as Rosa. */
function ask({ by, request }: NamingCall, named: NamedPerson, number: number): Promise<ApiAnswer> {
  const asker = { id: rosa.id, password: PASSWORD, number };
  const { method, path, body } = request(named, asker);
  return (by === 'member' ? rosa : createApiClient(server.url)).send(method, path, body);
}

describe('where addresses must be confirmed', () => {
  test.each(NAMING_CALLS)(
    '$name answers the same, with the same work, whether or not a member is named',
    async (call) => {
      const answers = new Set<string>();
      for (const [index, member] of known.entries()) {
        const name = `stranger-${index}`;
        const stranger = { username: name, email: `${name}@example.org` };
        answers.add(await probe(() => ask(call, member, 2 * index)));
        answers.add(await probe(() => ask(call, stranger, 2 * index + 1)));
      }
      expect([...answers]).toHaveLength(1);
    },
  );

  test('whoever tries everything with an address learns nothing of it', async () => {
    const seen = { known: new Set<string>(), unknown: new Set<string>() };
    for (const [index, { email }] of known.slice(0, TRIED).entries()) {
      seen.known.add(await tryEverything(email, 2 * index));
      seen.unknown.add(await tryEverything(`stranger-${index}@example.org`, 2 * index + 1));
    }
    expect(seen.known).toEqual(seen.unknown);
    expect([...seen.known]).toHaveLength(1);
  });
});

function tryEverything(email: string, number: number): Promise<string> {
  const [browser, stranger] = [createApiClient(server.url), createApiClient(server.url)];
  return probeAddress(browser, stranger, email, { id: 0, password: PASSWORD, number });
}
