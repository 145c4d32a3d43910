import {
  PROFILE_FIELDS,
  type ProfileField,
  type ProfilePart,
} from '#core/members/domain/profile-fields.ts';
import type { ProfileFact } from '#core/texts/profile-facts.ts';
import { SENTENCE_LINK_LOOK } from '#ui/kit/sentence-link-look.ts';
import { PART_TEXTS, type PlaceInForm } from './profile-parts.ts';

/** Whoever takes either side of their bonds has no side to tell. */
const NOT_ASKED_FOR: readonly ProfileField[] = ['preferences.roles'];

interface UntoldDetailsProps {
  /** The facts that say nothing. */
  readonly facts: readonly ProfileFact[];
  /** Whether any prompt is answered. */
  readonly hasWords: boolean;
  readonly onEdit: (place: PlaceInForm) => void;
}

/** Invites the member to tell what they have not told, once and without pressing. */
export function UntoldDetails({ facts, hasWords, onEdit }: UntoldDetailsProps) {
  const open = facts.filter(({ field }) => !NOT_ASKED_FOR.includes(field));
  const names = open.map(({ name }) => name.toLowerCase());
  if (!hasWords) names.push(PART_TEXTS.words.title.toLowerCase());
  const [first] = names;
  if (first === undefined) return null;
  const part: ProfilePart = open[0] ? (PROFILE_FIELDS[open[0].field].part ?? 'further') : 'words';
  return (
    <p className="border-t border-line pt-3 text-quiet">
      If you like, you can tell people more: {names.join(', ')}.{' '}
      <button
        type="button"
        className={`${SENTENCE_LINK_LOOK} relative before:absolute before:-inset-2.5`}
        onClick={() => {
          onEdit({ part, field: null });
        }}
      >
        Tell them more
      </button>
    </p>
  );
}
