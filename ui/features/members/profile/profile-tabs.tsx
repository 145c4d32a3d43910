import type { Member } from '#core/members/domain/member.ts';
import { hasWords } from '#core/members/domain/prompts.ts';
import { displayName, firstName } from '#ui/parts/people/display-text.ts';
import { OwnWords } from '#ui/parts/people/own-words.tsx';
import { OwnText } from '#ui/kit/own-text.tsx';
import { PhotoGrid } from '#ui/parts/people/photo-grid.tsx';
import { TabList, TabPanel, Tabs } from '#ui/kit/tabs.tsx';
import { ProfileList } from './profile-list.tsx';

const TABS = [
  { value: 'about', label: 'About' },
  { value: 'photos', label: 'Photos' },
  { value: 'activity', label: 'Activity' },
] as const;

/** What a member tells of themselves at greater length. */
export function ProfileTabs({ member }: { readonly member: Member }) {
  const { reasons, photos, activities, availability, prompts } = member.preferences;
  const name = displayName(member);
  const isWordless = !hasWords(member) && reasons.length === 0;
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
        <ProfileList title="Enjoys" entries={activities} />
        <ProfileList title="Availability" entries={availability === null ? [] : [availability]} />
        {activities.length === 0 && availability === null && (
          <p className="text-quiet">No activity information provided</p>
        )}
      </TabPanel>
    </Tabs>
  );
}
