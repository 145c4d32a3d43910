import type { Clock } from '#core/kernel/clock.ts';
import { decideAndCommit, type Commit } from '#core/kernel/commit.ts';
import type { MemberId } from '#core/kernel/ids.ts';
import { granted, refused, type Result } from '#core/kernel/result.ts';
import type { MailStateChange } from '#core/mail/changes.ts';
import type { MailChange } from '#core/letters/changes.ts';
import {
  chosenMails,
  NO_MAILS,
  type ChosenMails,
  type MailPreferences,
} from '#core/mail/domain/mail-preferences.ts';
import { findLink, type FindingDependencies } from '#core/letters/steps/find-link.ts';
import type { LinkTokens } from '#core/letters/ports/link-tokens.ts';
import type { MailPreferenceRepository } from '#core/mail/ports/mail-preference-repository.ts';
import type { MailRefusal } from '#core/letters/refusals.ts';

export type ChooseMails = (input: {
  readonly callerId: MemberId;
  readonly preferences: MailPreferences;
  /** Each stays as it is where it is left out. */
  readonly reportsDaily?: boolean | undefined;
  readonly rhythmDays?: boolean | undefined;
}) => Promise<Result<ChosenMails, never>>;

export type StopMails = (token: string) => Promise<Result<null, MailRefusal>>;

interface Dependencies {
  readonly mailPreferences: Pick<MailPreferenceRepository, 'loadState'>;
  readonly commit: Commit<MailStateChange, never>;
  readonly clock: Clock;
}

/** Stores which mails the caller wishes. */
export function makeChooseMails(deps: Dependencies): ChooseMails {
  return ({ callerId, ...chosen }) =>
    putPreferences(deps, { ...chosen, memberId: callerId, actorId: callerId });
}

/** Ends all mails about activity for whoever a letter with that token went to. Again is the same answer. */
export function makeStopMails(
  deps: Dependencies & {
    readonly links: FindingDependencies['links'];
    readonly linkTokens: Pick<LinkTokens, 'hash'>;
    readonly commit: Commit<MailStateChange | MailChange, never>;
  },
): StopMails {
  return async (token) => {
    const tokenHash = deps.linkTokens.hash(token);
    const link = await findLink(deps, tokenHash, ['stop_mails'], deps.clock.now());
    const memberId = link?.memberId ?? null;
    if (memberId === null) return refused({ code: 'link_not_valid' });
    const stopped = { preferences: NO_MAILS, rhythmDays: false };
    await putPreferences(deps, { ...stopped, memberId, actorId: null });
    return granted(null);
  };
}

function putPreferences(
  { mailPreferences, commit, clock }: Dependencies,
  chosen: {
    readonly memberId: MemberId;
    readonly preferences: MailPreferences;
    readonly reportsDaily?: boolean | undefined;
    readonly rhythmDays?: boolean | undefined;
    readonly actorId: MemberId | null;
  },
): Promise<Result<ChosenMails, never>> {
  const { memberId, preferences, actorId } = chosen;
  return decideAndCommit<MailStateChange, never, ChosenMails, never>(commit, async () => {
    const { value, version } = await mailPreferences.loadState(memberId);
    const { reportsDaily = value.reportsDaily, rhythmDays = value.rhythmDays } = chosen;
    const state = { ...value, preferences, reportsDaily, rhythmDays };
    const changes = [{ type: 'put_mail_state', state, version }] as const;
    const act = { changes, events: [], actorId, at: clock.now() };
    return granted({ act, answer: () => chosenMails(state) });
  });
}
