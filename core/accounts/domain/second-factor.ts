import { daysAfter } from '#core/kernel/days-after.ts';
import type { MemberId } from '#core/kernel/ids.ts';

/** The app that shows a member a new code every half minute. Its secret is written in base 32. */
export type Authenticator =
  | { readonly status: 'off' }
  /** The member has not shown yet that their app has the secret. */
  | { readonly status: 'begun'; readonly secret: string }
  | {
      readonly status: 'on';
      readonly secret: string;
      /** The half minute, counted since 1970, whose code was taken last; none up to it is taken again. */
      readonly lastStep: number;
      /** When it was switched on (ISO 8601 in UTC); `null` for those of before this was noted. */
      readonly since: string | null;
    };

/** The codes of a sheet that are not used yet, as SHA-256 in hexadecimal. The time is ISO 8601 in UTC. */
export interface RecoveryCodes {
  readonly hashes: readonly string[];
  readonly madeAt: string;
}

/** What a member logs in with beside their password, but for their passkeys. */
export interface SecondFactor {
  readonly memberId: MemberId;
  readonly authenticator: Authenticator;
  /** `null` while none were made. */
  readonly recoveryCodes: RecoveryCodes | null;
  /** Whether their password lets nobody in. */
  readonly onlyPasskeys: boolean;
  /**
   * When what is asked for beside the password ends, because the member has said by a mailed link that they have lost
   * it (ISO 8601 in UTC); `null` while it stays.
   */
  readonly endsAt: string | null;
}

/** For how many days whoever has what is asked for beside the password can still say so. */
const DAYS_TO_KEEP_STEP = 3;

/** What a code for the second step turned out to be. */
export type CheckedCode =
  | { readonly kind: 'step'; readonly step: number }
  | { readonly kind: 'recovery_code'; readonly hash: string };

/** What every member begins with. */
export function noSecondFactor(memberId: MemberId): SecondFactor {
  return {
    memberId,
    authenticator: { status: 'off' },
    recoveryCodes: null,
    onlyPasskeys: false,
    endsAt: null,
  };
}

/** True if a log-in with a password needs a code as well. */
export function asksForCode({ authenticator }: SecondFactor): boolean {
  return authenticator.status === 'on';
}

/** True if the password is not enough to log in. */
export function asksForMore(factor: SecondFactor): boolean {
  return asksForCode(factor) || factor.onlyPasskeys;
}

/** The same, but it ends some days later, unless somebody shows that they have it; the first time counts. */
export function endStepLater(factor: SecondFactor, at: string): SecondFactor {
  if (!asksForMore(factor) || factor.endsAt !== null) return factor;
  return { ...factor, endsAt: daysAfter(at, DAYS_TO_KEEP_STEP) };
}

/** The same, and it stays. */
export function keepStep(factor: SecondFactor): SecondFactor {
  return factor.endsAt === null ? factor : { ...factor, endsAt: null };
}

/** The second factor as it is at that time: without what has ended by then. */
export function asOf(factor: SecondFactor, at: string): SecondFactor {
  if (factor.endsAt === null || at < factor.endsAt) return factor;
  return { ...factor, authenticator: { status: 'off' }, onlyPasskeys: false, endsAt: null };
}

/** True if the code with that hash is on the member's sheet and not used. */
export function hasRecoveryCode({ recoveryCodes }: SecondFactor, hash: string): boolean {
  return recoveryCodes?.hashes.includes(hash) ?? false;
}

/** How many codes of the sheet are left. */
export function countRecoveryCodes({ recoveryCodes }: SecondFactor): number {
  return recoveryCodes?.hashes.length ?? 0;
}

/** The second factor once the code is used up; `null` when it has been used already, or was never valid. */
export function takeCode(factor: SecondFactor, code: CheckedCode): SecondFactor | null {
  return code.kind === 'step' ? takeStep(factor, code.step) : takeRecoveryCode(factor, code.hash);
}

function takeStep(factor: SecondFactor, step: number): SecondFactor | null {
  const { authenticator } = factor;
  if (authenticator.status !== 'on' || step <= authenticator.lastStep) return null;
  return keepStep({ ...factor, authenticator: { ...authenticator, lastStep: step } });
}

function takeRecoveryCode(factor: SecondFactor, hash: string): SecondFactor | null {
  const { recoveryCodes } = factor;
  if (recoveryCodes === null || !hasRecoveryCode(factor, hash)) return null;
  const hashes = recoveryCodes.hashes.filter((other) => other !== hash);
  return keepStep({ ...factor, recoveryCodes: { ...recoveryCodes, hashes } });
}

/**
 * The second factor once a recovery code has taken the place of a forgotten password. A member who had only
 * passkeys has lost them, so the password that they choose now lets them in.
 */
export function recoverBy(factor: SecondFactor, hash: string): SecondFactor | null {
  const used = takeRecoveryCode(factor, hash);
  return used && { ...used, onlyPasskeys: false };
}

/** With a new secret, while no app is in use; `null` when one is. */
export function beginAuthenticator(factor: SecondFactor, secret: string): SecondFactor | null {
  if (factor.authenticator.status === 'on') return null;
  return { ...factor, authenticator: { status: 'begun', secret } };
}

/** With the app in use since then, whose code was of that step; `null` when none was begun. */
export function confirmAuthenticator(
  factor: SecondFactor,
  step: number,
  since: string,
): SecondFactor | null {
  const { authenticator } = factor;
  if (authenticator.status !== 'begun') return null;
  return {
    ...factor,
    authenticator: { status: 'on', secret: authenticator.secret, lastStep: step, since },
  };
}

/** Without an app; `null` when there is none. */
export function switchOffAuthenticator(factor: SecondFactor): SecondFactor | null {
  if (factor.authenticator.status === 'off') return null;
  return { ...factor, authenticator: { status: 'off' } };
}

/** With these codes, in the place of all before. */
export function replaceRecoveryCodes(
  factor: SecondFactor,
  recoveryCodes: RecoveryCodes,
): SecondFactor {
  return { ...factor, recoveryCodes };
}

/** True if the member could do without their password: they have a passkey, and codes for when it is lost. */
export function mayRequirePasskey(factor: SecondFactor, passkeys: number): boolean {
  return passkeys > 0 && countRecoveryCodes(factor) > 0;
}
