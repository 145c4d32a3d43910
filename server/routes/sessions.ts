import { granted, refused } from '#core/kernel/result.ts';
import type { sessionCalls } from '#core/accounts/sessions/calls.ts';
import { sessionIdOf } from '#core/accounts/sessions/domain/listed-session.ts';
import { makeEndOtherSessions } from '#core/accounts/sessions/use-cases/end-other-sessions.ts';
import { makeEndSession } from '#core/accounts/sessions/use-cases/end-session.ts';
import { makeListSessions } from '#core/accounts/sessions/use-cases/list-sessions.ts';
import { describeDevice } from '#core/texts/describe.ts';
import { en } from '#core/texts/en.ts';
import type { World } from '#server/composition/world.ts';
import type { ApiCalls } from '#server/http/call.ts';

/** What members do about where they are signed in. */
type SessionUseCases = ReturnType<typeof makeSessionUseCases>;

/** Makes every use case of sessions. */
export function makeSessionUseCases(world: World) {
  return {
    listSessions: makeListSessions(world),
    endSession: makeEndSession(world),
    endOtherSessions: makeEndOtherSessions(world),
  };
}

/** The calls about where members are signed in. */
export function makeSessionCalls(deps: SessionUseCases): Pick<ApiCalls, keyof typeof sessionCalls> {
  return {
    async listSessions({ callerId: memberId, sessionToken: token }) {
      if (token === null) return refused({ code: 'not_signed_in' });
      const sessions = await deps.listSessions({ memberId, token });
      const value = sessions.map(({ session, isCurrent }) => ({
        id: sessionIdOf(session),
        device: describeDevice(session.device, en),
        beganOn: dayOf(session.createdAt),
        lastUsedOn: dayOf(session.lastUsedAt),
        isCurrent,
      }));
      return granted({ value });
    },

    async endSession({ callerId: memberId, id, readDevice }) {
      const ended = await deps.endSession({ memberId, id, device: readDevice() });
      return ended.ok ? granted({ value: undefined }) : ended;
    },

    async endOtherSessions({ callerId: memberId, sessionToken: token, readDevice }) {
      if (token === null) return refused({ code: 'not_signed_in' });
      await deps.endOtherSessions({ memberId, token, device: readDevice() });
      return granted({ value: undefined });
    },
  };
}

/** The day of a time, in UTC. */
function dayOf(time: string): string {
  return time.slice(0, 'yyyy-mm-dd'.length);
}
