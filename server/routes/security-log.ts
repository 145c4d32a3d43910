import type { securityLogCalls } from '#core/accounts/security-log/calls.ts';
import { makeListSecurityLog } from '#core/accounts/security-log/use-cases/list-security-log.ts';
import { makeRecordFailedTries } from '#core/accounts/security-log/use-cases/record-failed-tries.ts';
import { granted } from '#core/kernel/result.ts';
import { describeDevice } from '#core/texts/describe.ts';
import { en } from '#core/texts/en.ts';
import type { World } from '#server/composition/world.ts';
import type { ApiCalls } from '#server/http/call.ts';

/** What is written down of accounts, and read. */
type SecurityLogUseCases = ReturnType<typeof makeSecurityLogUseCases>;

/** Makes every use case of the security log. */
export function makeSecurityLogUseCases(world: World) {
  return {
    listSecurityLog: makeListSecurityLog(world),
    recordFailedTries: makeRecordFailedTries(world),
  };
}

/** The calls about what happened with an account. */
export function makeSecurityLogCalls(
  deps: SecurityLogUseCases,
): Pick<ApiCalls, keyof typeof securityLogCalls> {
  return {
    async listSecurityLog({ callerId, query: { after: before = null, limit } }) {
      const { items, next } = await deps.listSecurityLog({ callerId, before, limit });
      const value = items.map(({ id, at, fact, count, device }) => {
        const isKnown = device.browser !== null || device.operatingSystem !== null;
        return { id, at, fact, count, device: isKnown ? describeDevice(device, en) : null };
      });
      return granted({ value, next: { parameter: 'after', cursor: next } });
    },
  };
}
