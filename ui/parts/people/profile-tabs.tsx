import type { Member } from '#core/members/domain/member.ts';
import {
  ALL_FIELDS,
  PROFILE_FIELDS,
  type ProfileField,
} from '#core/members/domain/profile-fields.ts';
import { hasWords } from '#core/members/domain/prompts.ts';
import { profileFacts } from '#core/texts/profile-facts.ts';
import { displayName, firstName } from './display-text.ts';
import { OwnWords } from './own-words.tsx';
import { OwnText } from '#ui/kit/own-text.tsx';
import { PhotoGrid } from './photo-grid.tsx';
import { TabList, TabPanel, Tabs } from '#ui/kit/tabs.tsx';
import { ProfileList } from './profile-list.tsx';

/** What other parts of the page show, what the tabs show in their own ways, and what members aren’t shown here. */
const NOT_LISTED: readonly ProfileField[] = [
  ...(['avatarUrl', 'location', 'age', 'bio', 'preferences.prompts'] as const),
  ...(['preferences.relationshipTypes', 'preferences.roles', 'preferences.interests'] as const),
  ...(['preferences.languages', 'preferences.country', 'preferences.town'] as const),
  ...(['preferences.meeting', 'preferences.reasons', 'preferences.photos'] as const),
  ...(['preferences.ageRange', 'preferences.location'] as const),
];

const LISTED = ALL_FIELDS.filter(
  (field) => PROFILE_FIELDS[field].seenBy === 'members' && !NOT_LISTED.includes(field),
);
const ACTIVITY = LISTED.filter((field) => PROFILE_FIELDS[field].part === 'further');
const ABOUT = LISTED.filter((field) => !ACTIVITY.includes(field));

const TABS = [
  { value: 'about', label: 'About' },
  { value: 'photos', label: 'Photos' },
  { value: 'activity', label: 'Activity' },
] as const;

/** What a member tells of themselves at greater length. */
export function ProfileTabs({ member }: { readonly member: Member }) {
  const { reasons, photos, prompts } = member.preferences;
  const name = displayName(member);
  const about = listsOf(member, ABOUT);
  const activity = listsOf(member, ACTIVITY);
  const isWordless = !hasWords(member) && reasons.length === 0 && about.length === 0;
  return (
    <Tabs defaultValue="about">
      <TabList label={`About ${name}`} tabs={TABS} />
      <TabPanel value="about" className="grid gap-6">
        <OwnWords prompts={prompts} level={2} />
        {member.bio !== null && (
          <OwnText as="p" className="text-lg whitespace-pre-line text-pretty wrap-anywhere">
            {member.bio}
          </OwnText>
        )}
        <ProfileList
          title={
            <>
              Why <bdi>{firstName(name)}</bdi> is here
            </>
          }
          entries={reasons}
        />
        {about}
        {isWordless && <p className="text-quiet">Nothing written yet</p>}
      </TabPanel>
      <TabPanel value="photos">
        {photos.length > 0 ? (
          <PhotoGrid photos={photos} owner={name} />
        ) : (
          <p className="text-quiet">No photos shared yet</p>
        )}
      </TabPanel>
      <TabPanel value="activity" className="grid gap-6">
        {activity}
        {activity.length === 0 && <p className="text-quiet">No activity information provided</p>}
      </TabPanel>
    </Tabs>
  );
}

/** What a member says in these fields, as a list for each. */
function listsOf(member: Member, fields: readonly ProfileField[]) {
  return profileFacts(member, fields, 'profile').flatMap(({ name, words }) => {
    const entries = [words ?? []].flat();
    return entries.length === 0 ? [] : [<ProfileList key={name} title={name} entries={entries} />];
  });
}
