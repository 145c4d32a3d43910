import { toPassword } from '#tests/support/texts.ts';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Storage } from '#core/storage.ts';
import { createApiClient, expectProblem, PASSWORD, signUp } from '#tests/support/api-client.ts';
import { cheapPasswordHasher } from '#tests/support/cheap-password-hasher.ts';
import { startTestServer, type TestServer } from '#tests/support/running-server.ts';
import { storeMember } from '#tests/support/stored-records.ts';
import type { OpenStorage } from './open-storage.ts';

/** What some engines take for the replacement character, and others for what it is. */
const UNSTORABLE = { 'a NUL': '\0', 'half a pair': '\ud83d' };

/** That texts which no storage can keep find nobody, least of all what an engine takes them for. */
export function describeAwkwardTexts(openStorage: OpenStorage): void {
  describe('a text that no storage can keep', () => {
    let storage: Storage;
    let server: TestServer;

    beforeAll(async () => {
      storage = await openStorage();
      server = await startTestServer({ storage });
      await storeMember(storage, {
        username: 'ro\ufffdsa',
        passwordHash: await cheapPasswordHasher.hash(toPassword(PASSWORD)),
      });
    });
    afterAll(() => server.close());

    const logIn = (username: string) =>
      createApiClient(server.url).send('POST', '/api/auth/login', { username, password: PASSWORD });

    test.each(Object.entries(UNSTORABLE))('logs nobody in: %s', async (_name, sign) => {
      expect(await logIn('ro\ufffdsa')).toMatchObject({ status: 200 });
      const answer = await logIn(`ro${sign}sa`);
      expectProblem(answer, 400, 'invalid_input');
      expect(answer.body).toMatchObject({ errors: [{ path: 'username' }] });
    });

    test('is not looked for', async () => {
      const daniel = await signUp(server.url, 'daniel');
      for (const field of ['text', 'location', 'interests']) {
        const answer = await daniel.send('GET', `/api/discovery?${field}=a%00b`);
        expectProblem(answer, 400, 'invalid_input');
      }
    });
  });
}
