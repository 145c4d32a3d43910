import type { ReactNode } from 'react';
import type { Profile } from '#core/members/domain/member.ts';
import { Card } from '#ui/kit/card.tsx';
import { InterestBadges } from './interest-badges.tsx';
import { LanguagesAndPlace } from './languages-and-place.tsx';
import { ProfileHeader } from './profile-header.tsx';
import { ProfileTabs } from './profile-tabs.tsx';
import { SeekingPanel } from './seeking-panel.tsx';

interface WholeProfileProps {
  readonly member: Omit<Profile, 'asking' | 'distance'>;
  /** Why the two might get on, where somebody is there to compare with. */
  readonly reasons?: readonly string[];
  /** What can be done here. */
  readonly children: ReactNode;
}

/** All that a member tells others of themselves. */
export function WholeProfile({ member, reasons = [], children }: WholeProfileProps) {
  const { interests } = member.preferences;
  return (
    <div className="mx-auto grid max-w-3xl gap-6">
      <ProfileHeader member={member}>{children}</ProfileHeader>
      <Card>
        <ProfileTabs member={member} />
      </Card>
      {reasons.length > 0 && (
        <section className="rounded-box bg-honey-soft p-4 sm:p-6">
          <h2 className="mb-3 text-xl">Why you might get on</h2>
          <ul className="grid list-disc gap-1 ps-5 wrap-anywhere marker:text-primary">
            {reasons.map((reason) => (
              <li key={reason}>{reason}</li>
            ))}
          </ul>
        </section>
      )}
      <div className="grid gap-6 sm:grid-cols-2 sm:gap-8 sm:px-6">
        <section>
          <h2 className="mb-3 text-lg">Interests</h2>
          {interests.length > 0 ? (
            <InterestBadges interests={interests} />
          ) : (
            <p className="text-quiet">No interests specified</p>
          )}
        </section>
        <SeekingPanel preferences={member.preferences} />
        <LanguagesAndPlace member={member} />
      </div>
    </div>
  );
}
