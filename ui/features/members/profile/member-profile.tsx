import { useNavigate } from 'react-router-dom';
import { fit } from '#core/discovery/domain/fit.ts';
import { withDistance } from '#core/discovery/domain/near-reason.ts';
import { toFoldedMember } from '#core/discovery/domain/searchable-member.ts';
import type { Profile } from '#core/members/domain/member.ts';
import { SETTINGS_ROUTES } from '#core/site/domain/settings-routes.ts';
import { describeReason } from '#core/texts/describe-reason.ts';
import { enBonds } from '#core/texts/en-bonds.ts';
import { useSelf } from '#ui/session/auth-provider.tsx';
import { displayName } from '#ui/parts/people/display-text.ts';
import { VouchLine } from '#ui/parts/people/vouch-line.tsx';
import { WholeProfile } from '#ui/parts/people/whole-profile.tsx';
import { ReportOrBlock } from '#ui/parts/safety/report-or-block.tsx';
import { ConnectionAction } from './connection-action.tsx';
import { useSiteName } from '#ui/parts/pages/operator.tsx';

/** What a member tells others of themselves, and the next step towards them. */
export function MemberProfile({ member }: { readonly member: Profile }) {
  const siteName = useSiteName();
  const self = useSelf();
  const navigate = useNavigate();
  const name = displayName(member);
  const fitting = fit(toFoldedMember(self), toFoldedMember(member));
  const reasons = withDistance(fitting.reasons, member.distance).map((reason) =>
    describeReason(reason, { name }, enBonds),
  );
  return (
    <>
      <title>{`${name} | ${siteName}`}</title>
      <WholeProfile member={member} reasons={reasons}>
        <VouchLine id={member.id} name={name} />
        <ConnectionAction member={member} />
        <ReportOrBlock
          member={member}
          onBlocked={() => {
            void navigate(SETTINGS_ROUTES.reach, { replace: true });
          }}
        />
      </WholeProfile>
    </>
  );
}
