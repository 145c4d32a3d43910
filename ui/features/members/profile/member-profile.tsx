import { fit } from '#core/discovery/domain/fit.ts';
import { withDistance } from '#core/discovery/domain/near-reason.ts';
import { toFoldedMember } from '#core/discovery/domain/searchable-member.ts';
import { useNavigate } from 'react-router-dom';
import { PRODUCT_NAME } from '#core/site/domain/page-routes.ts';
import { SETTINGS_ROUTES } from '#core/site/domain/settings-routes.ts';
import type { Profile } from '#core/members/domain/member.ts';
import { describeReason } from '#core/texts/describe-reason.ts';
import { enBonds } from '#core/texts/en-bonds.ts';
import { useSelf } from '#ui/session/auth-provider.tsx';
import { Card } from '#ui/kit/card.tsx';
import { displayName } from '#ui/parts/people/display-text.ts';
import { InterestBadges } from '#ui/parts/people/interest-badges.tsx';
import { LanguagesAndPlace } from '#ui/parts/people/languages-and-place.tsx';
import { ProfileHeader } from '#ui/parts/people/profile-header.tsx';
import { ReportOrBlock } from '#ui/parts/safety/report-or-block.tsx';
import { ConnectionAction } from './connection-action.tsx';
import { ProfileTabs } from './profile-tabs.tsx';
import { SeekingPanel } from './seeking-panel.tsx';

/** What a member tells others of themselves, and the next step towards them. */
export function MemberProfile({ member }: { readonly member: Profile }) {
  const self = useSelf();
  const navigate = useNavigate();
  const fitting = fit(toFoldedMember(self), toFoldedMember(member));
  const reasons = withDistance(fitting.reasons, member.distance);
  const { interests } = member.preferences;
  return (
    <>
      <title>{`${displayName(member)} | ${PRODUCT_NAME}`}</title>
      <div className="mx-auto grid max-w-3xl gap-6">
        <ProfileHeader member={member}>
          <ConnectionAction member={member} />
          <ReportOrBlock
            member={member}
            onBlocked={() => {
              void navigate(SETTINGS_ROUTES.reach, { replace: true });
            }}
          />
        </ProfileHeader>
        <Card>
          <ProfileTabs member={member} />
        </Card>
        {reasons.length > 0 && (
          <section className="rounded-box bg-honey-soft p-4 sm:p-6">
            <h2 className="mb-3 text-xl">Why you might get on</h2>
            <ul className="grid list-disc gap-1 ps-5 wrap-anywhere marker:text-primary">
              {reasons.map((reason) => {
                const said = describeReason(reason, { name: displayName(member) }, enBonds);
                return <li key={said}>{said}</li>;
              })}
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
    </>
  );
}
