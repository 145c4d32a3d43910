import { asksForMore } from '#core/accounts/domain/second-factor.ts';
import { lockOut, type WaysIn } from '#core/accounts/domain/ways-in.ts';
import { untrustedSince } from '#core/members/domain/untrusted-since.ts';
import {
  LINK_NOT_VALID,
  loadMemberLink,
  type LinkDependencies,
} from '#core/accounts/addresses/steps/load-link.ts';
import { showFactors } from '#core/accounts/factors/domain/shown-factors.ts';
import type { ShownWays, ShownWaysIn } from '#core/accounts/recovery/domain/shown-ways-in.ts';
import { loadWaysIn, type WaysInDependencies } from '#core/accounts/steps/end-ways-in.ts';
import type { Clock } from '#core/kernel/clock.ts';
import type { RefusalOf } from '#core/kernel/refusal.ts';
import { granted, refused, type Result } from '#core/kernel/result.ts';
import type { MailRefusal } from '#core/letters/refusals.ts';

export type ShowWaysIn = (
  token: string,
) => Promise<Result<ShownWaysIn, RefusalOf<'link_not_valid', MailRefusal>>>;

/** Shows what can log in to whoever has a link to choose a password. It uses up nothing. */
export function makeShowWaysIn(
  deps: LinkDependencies & WaysInDependencies & { readonly clock: Clock },
): ShowWaysIn {
  return async (token) => {
    const at = deps.clock.now();
    const link = await loadMemberLink(deps, token, ['recover_password'], at);
    if (link === null) return refused(LINK_NOT_VALID);
    const ways = await loadWaysIn(deps, link.memberId);
    const { factor, removed, ended } = lockOut(ways, { since: untrustedSince(at), older: false });
    const kept = ways.passkeys.filter((passkey) => !removed.includes(passkey));
    const ending = {
      ...ways.factor,
      authenticator: ended.authenticator ? ways.factor.authenticator : ({ status: 'off' } as const),
      recoveryCodes: ended.recoveryCodes ? ways.factor.recoveryCodes : null,
    };
    return granted({
      ending: show({ factor: ending, passkeys: removed }),
      staying: show({ factor, passkeys: kept }),
      asksForMore: asksForMore(factor),
    });
  };
}

function show({ factor, passkeys }: WaysIn): ShownWays {
  const { hasAuthenticator, recoveryCodes, passkeys: shown } = showFactors(factor, passkeys);
  return { hasAuthenticator, recoveryCodes, passkeys: shown };
}
