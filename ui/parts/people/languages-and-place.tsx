import type { Profile } from '#core/members/domain/member.ts';
import {
  describeClocks,
  describeLanguages,
  describeMeeting,
  describeResidence,
} from '#core/texts/place-texts.ts';

interface LanguagesAndPlaceProps {
  readonly member: Pick<Profile, 'preferences' | 'utcOffset'>;
}

/** Which languages a member speaks, where they live and how they like to meet; nothing where they don’t say. */
export function LanguagesAndPlace({ member }: LanguagesAndPlaceProps) {
  const { preferences, utcOffset } = member;
  // eslint-disable-next-line react-hooks/purity -- it hardly ever changes
  const minutesBehindUtc = new Date().getTimezoneOffset();
  const facts = [
    describeLanguages(preferences),
    describeResidence(preferences),
    describeMeeting(preferences),
    utcOffset === null ? null : describeClocks(utcOffset + minutesBehindUtc),
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
