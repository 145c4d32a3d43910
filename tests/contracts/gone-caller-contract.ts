import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import type { Storage } from '#core/storage.ts';
import { expectProblem, signUp, type MemberClient } from '#tests/support/api-client.ts';
import { startTestServer, type TestServer } from '#tests/support/running-server.ts';

/** Storage that keeps nothing yet, and a way to take a member out of it. */
export interface StorageWithRemoval {
  readonly storage: Storage;
  readonly removeMember: (id: number) => Promise<void>;
}

/** That a caller whose member is gone is a visitor to every call, on whatever storage. */
export function describeGoneCallers(
  name: string,
  open: () => Promise<StorageWithRemoval> | StorageWithRemoval,
): void {
  describe(`${name}: a caller whose member is gone`, () => {
    let opened: StorageWithRemoval;
    let server: TestServer;
    let rosa: MemberClient;
    let daniel: MemberClient;
    let goesDuringCall: boolean;

    beforeEach(async () => {
      opened = await open();
      goesDuringCall = false;
      const { storage, removeMember } = opened;
      const sessions: Storage['sessions'] = {
        ...storage.sessions,
        find: async (tokenHash) => {
          const session = await storage.sessions.find(tokenHash);
          if (session !== null && goesDuringCall) await removeMember(session.memberId);
          return session;
        },
      };
      server = await startTestServer({ storage: { ...storage, sessions } });
      rosa = await signUp(server.url, 'rosa');
      daniel = await signUp(server.url, 'daniel');
    });
    afterEach(() => server.close());

    test.each(['/api/auth/current', '/api/discovery', '/api/recommendations', '/api/users'])(
      'is not signed in at %s',
      async (path) => {
        expect(await rosa.send('GET', path)).toMatchObject({ status: 200 });
        await opened.removeMember(rosa.id);
        expectProblem(await rosa.send('GET', path), 401, 'not_signed_in');
        expect(await daniel.send('GET', path)).toMatchObject({ status: 200 });
      },
    );

    test.each([
      ['GET', '/api/auth/current'],
      ['GET', '/api/discovery'],
      ['GET', '/api/recommendations'],
      ['GET', '/api/users/:own'],
      ['PATCH', '/api/users/:own', { bio: 'I keep bees.' }],
    ])('is not signed in when they go during %s %s', async (method, path, body?: object) => {
      goesDuringCall = true;
      const address = path.replace(':own', String(rosa.id));
      expectProblem(await rosa.send(method, address, body), 401, 'not_signed_in');
    });

    test('asks nobody to connect', async () => {
      goesDuringCall = true;
      const asked = { userId1: rosa.id, userId2: daniel.id };
      const answer = await rosa.send('POST', '/api/connections', asked);
      expectProblem(answer, 401, 'not_signed_in');
    });
  });
}
