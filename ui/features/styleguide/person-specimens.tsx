import { parseUsername } from '#core/members/domain/field-rules.ts';
import { parseMemberId } from '#core/kernel/ids.ts';
import { parseKnown } from '#core/kernel/parser.ts';
import type { Member } from '#core/members/domain/member.ts';
import { DEFAULT_PREFERENCES } from '#core/members/domain/preferences.ts';
import { Avatar } from '#ui/parts/people/avatar.tsx';
import { Badge, BadgeList } from '#ui/kit/badge.tsx';
import { Button } from '#ui/kit/button.tsx';
import { Card } from '#ui/kit/card.tsx';
import { PersonCard } from '#ui/parts/people/person-card.tsx';
import { LONG_TEXT, Specimen, SpecimenRow, Specimens } from './specimens.tsx';

const personId = (id: number) => parseKnown(parseMemberId, id);

const PERSON: Member = {
  id: personId(3),
  name: LONG_TEXT,
  username: parseKnown(parseUsername, 'wilhelmina'),
  bio: 'I’d love to be a grandmother to someone whose own is far away. '.repeat(4),
  location: 'Whitby',
  age: 71,
  avatarUrl: null,
  verified: true,
  createdAt: '2026-01-01T00:00:00.000Z',
  preferences: {
    ...DEFAULT_PREFERENCES,
    relationshipTypes: [1, 3, 4],
    interests: ['Cooking', 'Gardening', 'Reading', LONG_TEXT],
  },
};
const PORTRAIT_IDS = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10].map(personId);
const MISSING_PHOTO = '/no-such-photo.jpg';

/** Avatars with their fallbacks, badges, cards. */
export function PersonSpecimens() {
  return (
    <Specimens title="Avatars, badges and cards">
      <div className="flex flex-wrap gap-2">
        {PORTRAIT_IDS.map((id) => (
          <Avatar key={id} member={{ ...PERSON, id }} size="small" />
        ))}
      </div>
      <SpecimenRow>
        <Specimen label="photo">
          <Avatar member={{ ...PERSON, avatarUrl: '/favicon.svg' }} />
        </Specimen>
        <Specimen label="photo that is missing">
          <Avatar member={{ ...PERSON, avatarUrl: MISSING_PHOTO }} />
        </Specimen>
        <Specimen label="large">
          <Avatar member={PERSON} size="large" />
        </Specimen>
      </SpecimenRow>
      <SpecimenRow>
        <Badge>Neutral</Badge>
        <Badge tone="evergreen">Evergreen</Badge>
        <Badge tone="honey">Honey</Badge>
      </SpecimenRow>
      <BadgeList label="Badges" entries={['Hiking', LONG_TEXT, 'Art', 'Music']} limit={3} />
      <Card>A card with a few words on it.</Card>
      <PersonCard
        person={PERSON}
        layout="grid"
        actions={<Button variant="secondary">Connect</Button>}
      />
      <PersonCard
        person={{ ...PERSON, id: personId(4), name: 'Theo', bio: null, location: null, age: null }}
        layout="list"
        actions={<Button variant="secondary">Connect</Button>}
      />
    </Specimens>
  );
}
