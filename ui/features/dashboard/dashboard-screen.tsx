import { useRef } from 'react';
import { isGreetedAsNew, isPressing } from '#core/connections/domain/lead.ts';
import { useSelf } from '#ui/session/auth-provider.tsx';
import { displayName, firstName } from '#ui/parts/people/display-text.ts';
import { PageTitle } from '#ui/parts/pages/page-title.tsx';
import { BreakNotice } from '#ui/parts/breaks/break-notice.tsx';
import { AddressNotice } from '#ui/parts/addresses/address-notice.tsx';
import { useAwaitsConfirmation } from '#ui/parts/addresses/own-address.ts';
import { TermsNotice } from '#ui/parts/terms/terms-notice.tsx';
import { CompletionCard } from './completion-card.tsx';
import { ConnectionsCard } from './connections-card.tsx';
import { CountCards } from './count-cards.tsx';
import { DashboardLead } from './dashboard-lead.tsx';
import { RecommendationsCard } from './recommendations-card.tsx';
import { RequestsCard } from './requests-card.tsx';
import { useConnectionOverview } from './use-connection-overview.ts';
import { useLead } from './use-lead.ts';

/** What awaits a member, and where to go from here. */
export function DashboardScreen() {
  const self = useSelf();
  const heading = useRef<HTMLHeadingElement>(null);
  const lead = useLead();
  const { data: overview, isError } = useConnectionOverview();
  const awaitsConfirmation = useAwaitsConfirmation();
  const isKnown = overview !== undefined || isError;
  const isNew = isGreetedAsNew({ self, overview });
  // Until it’s known, so that nothing changes places for those who have people; a member who still has to confirm an address most likely has none.
  const hasPeople =
    overview === undefined ? !isError && !awaitsConfirmation : overview.counts.accepted > 0;
  const people = <ConnectionsCard key="people" />;
  const others = [
    <RequestsCard
      key="requests"
      ledBy={lead.kind === 'request' && !hasPeople ? lead.connection : null}
    />,
    <RecommendationsCard
      key="recommendations"
      ledBy={lead.kind === 'person' ? lead.introduction.member : null}
    />,
  ];
  const notices = (
    <>
      <TermsNotice />
      <BreakNotice />
      <AddressNotice />
    </>
  );
  const below = (
    <div key="notices" className="-mb-6 empty:hidden">
      {isKnown && notices}
    </div>
  );
  return (
    <>
      <PageTitle
        title={
          <>
            {isNew ? 'Welcome' : 'Welcome back'}, <bdi>{firstName(displayName(self))}</bdi>
          </>
        }
        documentTitle="Dashboard"
        headingRef={heading}
      />
      {!hasPeople && !isPressing(lead) && notices}
      <DashboardLead lead={lead} isShort={hasPeople} onAnswered={() => heading.current?.focus()} />
      {!hasPeople && isPressing(lead) && notices}
      <div className="grid items-start gap-6 lg:grid-cols-[minmax(0,2fr)_minmax(0,1fr)]">
        <div className="grid min-w-0 gap-6">
          {hasPeople ? [people, below, ...others] : [...others, people]}
        </div>
        <div className="grid min-w-0 gap-6">
          <CountCards />
          <CompletionCard />
        </div>
      </div>
    </>
  );
}
