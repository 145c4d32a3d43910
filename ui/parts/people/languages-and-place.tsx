import type { Member, Profile } from '#core/members/domain/member.ts';
import {
  describeClocks,
  describeCommonGround,
  describeHome,
  describeLanguages,
  describeMeeting,
} from '#core/texts/place-texts.ts';

interface LanguagesAndPlaceProps {
  readonly member: Pick<Profile, 'preferences' | 'utcOffset'>;
  readonly viewer: Pick<Member, 'preferences'>;
}

/**
 * Which languages a member speaks, where they live, how they like to meet, and what of it they have in common with
 * the viewer; nothing where they don’t say.
 */
export function LanguagesAndPlace({ member, viewer }: LanguagesAndPlaceProps) {
  const { preferences, utcOffset } = member;
  const home = describeHome(preferences);
  const facts = [
    describeLanguages(preferences),
    home === null ? null : `Lives in ${home}`,
    describeMeeting(preferences),
    ...describeCommonGround(viewer.preferences, preferences),
    utcOffset === null ? null : describeClocks(utcOffset + new Date().getTimezoneOffset()),
  ].filter((fact) => fact !== null);
  if (facts.length === 0) return null;
  return (
    <section>
      <h2 className="mb-3 text-lg">Languages and place</h2>
      <ul className="grid gap-1 wrap-anywhere">
        {facts.map((fact) => (
          <li key={fact}>{fact}</li>
        ))}
      </ul>
    </section>
  );
}
