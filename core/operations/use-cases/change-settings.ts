import type { SecurityChange } from '#core/accounts/changes.ts';
import type { Device } from '#core/accounts/domain/device.ts';
import { noteSecurity } from '#core/accounts/security-log/domain/note-security.ts';
import type { Clock } from '#core/kernel/clock.ts';
import { decideAndCommit, type Act, type Commit } from '#core/kernel/commit.ts';
import type { MemberId } from '#core/kernel/ids.ts';
import type { RefusalOf } from '#core/kernel/refusal.ts';
import { granted, refused, type Result } from '#core/kernel/result.ts';
import type { SiteChange } from '#core/operations/changes.ts';
import {
  isFixed,
  listInEffect,
  SITE_SETTING_NAMES,
  SITE_SETTINGS,
  togetherWith,
  type SettingInEffect,
  type SettingTexts,
  type SiteSettingName,
} from '#core/operations/domain/site-settings.ts';
import type { SiteEvent } from '#core/operations/events.ts';
import type { SiteSettingRepository } from '#core/operations/ports/site-setting-repository.ts';
import type { OperationsFault, OperationsRefusal } from '#core/operations/refusals.ts';
import type { LiveSettings } from '#core/operations/steps/live-settings.ts';

interface Changing {
  readonly callerId: MemberId;
  readonly values: SettingTexts;
  readonly device?: Device | undefined;
}

type Refusal = RefusalOf<'invalid_input'> | RefusalOf<'setting_fixed', OperationsRefusal>;

export type ChangeSettings = (changing: Changing) => Promise<Result<null, Refusal>>;

/** Changes settings while the site runs. Every process takes them in; the security log says who changed what. */
export function makeChangeSettings(deps: {
  readonly siteSettings: SiteSettingRepository;
  readonly liveSettings: Pick<LiveSettings, 'given' | 'take'>;
  readonly commit: Commit<SiteChange | SecurityChange, SiteEvent>;
  readonly clock: Clock;
}): ChangeSettings {
  const { siteSettings, liveSettings, commit, clock } = deps;
  return async (changing) => {
    const { given } = liveSettings;
    const changed = await decideAndCommit<SiteChange | SecurityChange, SiteEvent, null, Refusal>(
      commit,
      async () => {
        const known = listInEffect(given, await siteSettings.list());
        const names = namesChanged(changing.values, known);
        const refusal = findFixed(names, given) ?? findFaults(names, changing.values, known);
        if (refusal !== null) return refused(refusal);
        const act = names.length === 0 ? null : actOf(names, changing, clock.now());
        return granted({ act, answer: () => null });
      },
    );
    liveSettings.take(await siteSettings.list());
    return changed;
  };
}

/** The settings that get another value, or get from here the one that nobody gave. */
function namesChanged(
  values: SettingTexts,
  known: readonly SettingInEffect[],
): readonly SiteSettingName[] {
  const isNew = ({ name, value, from }: SettingInEffect) =>
    values[name] !== undefined && !(from === 'page' && value === values[name]);
  return known.filter(isNew).map(({ name }) => name);
}

function findFixed(names: readonly SiteSettingName[], given: SettingTexts): Refusal | null {
  return names.some((name) => isFixed(given, name)) ? { code: 'setting_fixed' } : null;
}

/** What is wrong with the values, and with those that have to be there beside them. */
function findFaults(
  names: readonly SiteSettingName[],
  values: SettingTexts,
  known: readonly SettingInEffect[],
): Refusal | null {
  const concerned = names.flatMap(togetherWith);
  const errors = SITE_SETTING_NAMES.filter((name) => concerned.includes(name)).flatMap((name) => {
    const text = values[name] ?? known.find((one) => one.name === name)?.value ?? '';
    if (SITE_SETTINGS[name].isValid(text)) return [];
    const fault: OperationsFault = { rule: 'setting_not_valid', setting: name };
    return [{ path: name, fault }];
  });
  return errors.length === 0 ? null : { code: 'invalid_input', errors };
}

function actOf(
  names: readonly SiteSettingName[],
  { callerId, values, device }: Changing,
  at: string,
): Act<SiteChange | SecurityChange, SiteEvent> {
  const facts = new Set(names.map((name) => SITE_SETTINGS[name].fact));
  return {
    changes: [
      ...names.map((name) => {
        const setting = { name, value: values[name] ?? '', setAt: at, setBy: callerId };
        return { type: 'put_site_setting', setting } as const;
      }),
      ...[...facts].map((fact) => noteSecurity(fact, { memberId: callerId, at, device })),
    ],
    events: [{ type: 'site_changed', memberIds: [] }],
    actorId: callerId,
    at,
  };
}
