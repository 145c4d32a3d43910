import type { ReactNode } from 'react';
import type { Self } from '#core/members/domain/member.ts';
import {
  arrangeFields,
  isText,
  type ProfileField,
  type ProfilePart,
} from '#core/members/domain/profile-fields.ts';
import { PHOTO_VIEWER_SENTENCES } from '#core/texts/photo-viewer-texts.ts';
import { timeZoneName } from '#core/texts/place-texts.ts';
import { PROFILE_FIELD_TEXTS } from '#core/texts/profile-field-texts.ts';
import { profileFacts, type ProfileFact } from '#core/texts/profile-facts.ts';
import { namesOfTypes } from '#core/texts/wish-texts.ts';
import { useRelationshipTypes } from '#ui/api/relationship-types.ts';
import { BadgeList } from '#ui/kit/badge.tsx';
import { Button } from '#ui/kit/button.tsx';
import { Card } from '#ui/kit/card.tsx';
import { OwnWords } from '#ui/parts/people/own-words.tsx';
import { OwnText } from '#ui/kit/own-text.tsx';
import { PhotoGrid } from '#ui/parts/people/photo-grid.tsx';
import { fieldsOfPart, PART_TEXTS, PROFILE_PARTS, type PlaceInForm } from './profile-parts.ts';
import { UntoldDetails } from './untold-details.tsx';

/** Fields that the page shows above the others, and those that it doesn’t show. */
const SHOWN_ABOVE: readonly ProfileField[] = [
  'avatarUrl',
  'location',
  'age',
  'bio',
  'preferences.prompts',
];
const NOT_SHOWN: readonly ProfileField[] = ['preferences.location', 'preferences.town'];

const notesOf = ({ photosSeenBy }: Self): Partial<Record<ProfileField, string | undefined>> => ({
  'preferences.timeZone': PROFILE_FIELD_TEXTS['preferences.timeZone'].hint,
  'preferences.photos': PHOTO_VIEWER_SENTENCES[photosSeenBy],
});

const detailsOf = (part: ProfilePart) =>
  arrangeFields(
    fieldsOfPart(part).filter((field) => ![...SHOWN_ABOVE, ...NOT_SHOWN].includes(field)),
    { last: part === 'further' ? ['preferences.photos'] : [] },
  );

interface ProfileDetailsProps {
  readonly self: Self;
  /** The part that was edited last, whose way to edit it gets the focus. */
  readonly edited: ProfilePart | null;
  readonly onEdit: (place: PlaceInForm) => void;
}

/** What the member has told of themselves, part by part, each with the way to change it. */
export function ProfileDetails({ self, edited, onEdit }: ProfileDetailsProps) {
  const types = useRelationshipTypes();
  const notes = notesOf(self);
  const factsOf = (part: ProfilePart) =>
    profileFacts(self, detailsOf(part), 'ownProfile', {
      'preferences.relationshipTypes': ({ preferences }) =>
        namesOfTypes(types, preferences.relationshipTypes),
      'preferences.timeZone': ({ preferences: { timeZone } }) =>
        timeZone === null ? null : timeZoneName(timeZone),
    });
  const hasWords = Object.keys(self.preferences.prompts).length > 0;
  const told = (part: ProfilePart) => factsOf(part).filter(isTold);
  const shown = PROFILE_PARTS.filter(
    (part) => part === 'person' || (part === 'words' ? hasWords : told(part).length > 0),
  );
  return (
    <Card className="grid gap-3 sm:gap-4">
      {shown.map((part) => (
        <Part
          key={part}
          part={part}
          isFocused={
            part === edited || (part === 'person' && edited !== null && !shown.includes(edited))
          }
          onEdit={onEdit}
        >
          {part === 'words' && <OwnWords prompts={self.preferences.prompts} level={3} />}
          {part === 'person' && <Person self={self} />}
          {told(part).length > 0 && (
            <dl className="grid gap-2">
              {told(part).map((fact) => (
                <Detail
                  key={fact.field}
                  term={fact.name}
                  note={notes[fact.field]}
                  isShort={typeof fact.words === 'string'}
                >
                  {showWords(fact)}
                </Detail>
              ))}
            </dl>
          )}
        </Part>
      ))}
      <UntoldDetails
        hasWords={hasWords}
        facts={PROFILE_PARTS.flatMap(factsOf).filter((fact) => !isTold(fact))}
        onEdit={onEdit}
      />
    </Card>
  );
}

const isTold = ({ words }: ProfileFact) => words !== null && words.length > 0;

interface PartProps {
  readonly part: ProfilePart;
  readonly isFocused: boolean;
  readonly onEdit: (place: PlaceInForm) => void;
  readonly children: ReactNode;
}

/** A part of the profile; the way to edit the first one is the way to edit them all. */
function Part({ part, isFocused, onEdit, children }: PartProps) {
  const { title } = PART_TEXTS[part];
  const isFirst = part === 'person';
  return (
    <section className="grid gap-3 border-line not-first:border-t not-first:pt-3">
      <div className="flex items-start justify-between gap-x-3 max-[15rem]:flex-wrap">
        <h2 className="min-w-0 content-center text-lg leading-tight sm:text-xl sm:min-h-11">
          {title}
        </h2>
        <Button
          variant={isFirst ? 'primary' : 'quiet'}
          className={`shrink-0 ${isFirst ? '' : '-my-1.5 -me-4'}`}
          autoFocus={isFocused}
          aria-label={isFirst ? undefined : `Edit: ${title}`}
          onClick={() => {
            onEdit({ part, field: isFirst ? 'name' : null });
          }}
        >
          {isFirst ? 'Edit Profile' : 'Edit'}
        </Button>
      </div>
      {children}
    </section>
  );
}

function Person({ self }: { readonly self: Self }) {
  return (
    <>
      {self.bio !== null && (
        <OwnText as="p" className="whitespace-pre-line wrap-anywhere">
          {self.bio}
        </OwnText>
      )}
      <dl>
        <Detail isShort term="Email" note="We never show this to other members.">
          {self.email}
        </Detail>
      </dl>
    </>
  );
}

interface DetailProps {
  readonly term: string;
  readonly note?: string | undefined;
  /** Whether it fits beside its name on a phone. */
  readonly isShort?: boolean;
  readonly children: ReactNode;
}

function Detail({ term, note, isShort = false, children }: DetailProps) {
  return (
    <div
      className={`grid gap-x-4 gap-y-1 sm:grid-cols-[12rem_minmax(0,1fr)] ${isShort ? 'min-[20rem]:grid-cols-[6.5rem_minmax(0,1fr)]' : ''}`}
    >
      <dt className="font-semibold">{term}</dt>
      <dd className="min-w-0 wrap-anywhere">
        {children}
        {note && <span className="block text-sm text-quiet">{note}</span>}
      </dd>
    </div>
  );
}

/** The lists of short entries, which stand side by side. */
const BADGES: readonly ProfileField[] = [
  'preferences.relationshipTypes',
  'preferences.interests',
  'preferences.activities',
];

function showWords({ field, words }: ProfileFact): ReactNode {
  if (words === null) return null;
  if (typeof words === 'string') return isText(field) ? <OwnText>{words}</OwnText> : words;
  if (field === 'preferences.photos') return <PhotoGrid photos={words} owner="you" />;
  const { label } = PROFILE_FIELD_TEXTS[field];
  if (BADGES.includes(field)) return <BadgeList label={label} entries={words} />;
  return (
    <ul aria-label={label} className="grid gap-1">
      {words.map((entry) => (
        <OwnText as="li" key={entry}>
          {entry}
        </OwnText>
      ))}
    </ul>
  );
}
