import { lazy, Suspense } from 'react';
import { Link } from 'react-router-dom';
import type { ConnectionWithMember } from '#core/connections/domain/connection.ts';
import type { Lead } from '#core/connections/domain/lead.ts';
import { unreachable } from '#core/kernel/unreachable.ts';
import { PAGE_ROUTES } from '#core/site/domain/page-routes.ts';
import { Button } from '#ui/kit/button.tsx';
import { Skeleton } from '#ui/kit/skeleton.tsx';
import { ConnectionCommands } from '#ui/parts/connections/connection-commands.tsx';
import { PartyAvatar, PartyName } from '#ui/parts/connections/party.tsx';
import { RequestFacts } from '#ui/parts/connections/request-facts.tsx';
import { RequestNote } from '#ui/parts/connections/request-note.tsx';
import { conversationAddress } from '#ui/parts/people/addresses.ts';
import { displayName } from '#ui/parts/people/display-text.ts';
import { AgeAndPlace } from '#ui/parts/people/age-and-place.tsx';
import { Introduction } from '#ui/parts/people/introduction.tsx';
import { ProfileLink } from '#ui/parts/people/profile-link.tsx';
import { ReportOrBlock } from '#ui/parts/safety/report-or-block.tsx';
import { ConnectionLead } from './connection-lead.tsx';

const OccasionalLead = lazy(async () => ({
  default: (await import('./occasional-lead.tsx')).OccasionalLead,
}));

interface DashboardLeadProps {
  readonly lead: Lead;
  /** True where the member's own people follow: they are to be in sight as well. */
  readonly isShort: boolean;
  /** Called when a request has been answered or someone put aside here, which may leave nothing to begin with. */
  readonly onAnswered: () => void;
}

/** The one thing that the dashboard begins with, large and without a box, if there is one. */
export function DashboardLead({ lead, isShort, onAnswered }: DashboardLeadProps) {
  if (lead.kind === 'nothing') return null;
  return (
    <section
      aria-label="To begin with"
      className="mb-6 border-b border-line pb-6 sm:mb-10 sm:pb-10"
    >
      <LeadContent lead={lead} isShort={isShort} onAnswered={onAnswered} />
    </section>
  );
}

interface LeadContentProps {
  readonly lead: Exclude<Lead, { kind: 'nothing' }>;
  readonly isShort: boolean;
  readonly onAnswered: () => void;
}

function LeadContent({ lead, isShort, onAnswered }: LeadContentProps) {
  switch (lead.kind) {
    case 'unknown':
      return <LeadSkeleton />;
    case 'decision':
      return <DecisionLead />;
    case 'report_answered':
      return <ReportAnsweredLead />;
    case 'wrote':
      return <NewsLead connection={lead.connection} what="wrote to you" />;
    case 'said_yes':
      return <SaidYesLead connection={lead.connection} />;
    case 'request':
      if (isShort)
        return <NewsLead connection={lead.connection} what="wants to connect with you" />;
      return <RequestLead connection={lead.connection} onAnswered={onAnswered} />;
    case 'rhythm':
    case 'day':
    case 'introduced':
    case 'pick_up':
      return (
        <Suspense fallback={<LeadSkeleton />}>
          <OccasionalLead lead={lead} onAnswered={onAnswered} />
        </Suspense>
      );
    case 'welcome':
      return <WelcomeLead />;
    case 'person':
      return <PersonLead introduction={lead.introduction} />;
    case 'way_on':
      return <WayOnLead />;
    default:
      return unreachable(lead);
  }
}

function LeadSkeleton() {
  return <Skeleton className="h-34 sm:h-40" />;
}

function DecisionLead() {
  return (
    <div className="grid max-w-prose justify-items-start gap-4">
      <h2 className="text-3xl">We’ve made a decision about your account</h2>
      <p className="text-lg">Please read what we decided, and why.</p>
      <Button asChild>
        <Link to={PAGE_ROUTES.notices}>Read it</Link>
      </Button>
    </div>
  );
}

function ReportAnsweredLead() {
  return (
    <div className="grid max-w-prose justify-items-start gap-4">
      <h2 className="text-3xl">We’ve answered your report</h2>
      <p className="text-lg">Thank you for telling us. Someone has looked at it.</p>
      <Button asChild>
        <Link to={PAGE_ROUTES.reports}>Read our answer</Link>
      </Button>
    </div>
  );
}

interface NewsLeadProps {
  readonly connection: ConnectionWithMember;
  /** What they did, after their name. */
  readonly what: string;
}

function NewsLead({ connection, what }: NewsLeadProps) {
  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-4 sm:gap-x-6">
      <PartyAvatar connection={connection} />
      <h2 className="min-w-0 grow basis-40 text-2xl wrap-anywhere sm:text-3xl">
        <bdi>{displayName(connection.member)}</bdi> {what}
      </h2>
      <Button asChild>
        <Link to={conversationAddress(connection.id)}>Read and answer</Link>
      </Button>
    </div>
  );
}

function SaidYesLead({ connection }: { readonly connection: ConnectionWithMember }) {
  return (
    <ConnectionLead
      connection={connection}
      title={
        <>
          <bdi>{displayName(connection.member)}</bdi> said yes
        </>
      }
    >
      {connection.note !== null && (
        <div className="w-full">
          <p className="mb-1 text-quiet">What you wrote when you asked</p>
          <div className="max-sm:[&_blockquote_p]:line-clamp-2">
            <RequestNote connection={connection} />
          </div>
        </div>
      )}
      <Button asChild>
        <Link to={conversationAddress(connection.id)}>Say hello</Link>
      </Button>
    </ConnectionLead>
  );
}

function RequestLead({
  connection,
  onAnswered,
}: Pick<LeadContentProps, 'onAnswered'> & { readonly connection: ConnectionWithMember }) {
  return (
    <div className="grid gap-x-8 gap-y-4 sm:grid-cols-[auto_minmax(0,1fr)]">
      <PartyAvatar connection={connection} />
      <div className="grid min-w-0 gap-4">
        <div>
          <h2 className="text-3xl">
            <PartyName connection={connection} />
          </h2>
          <p className="text-lg">Wants to connect with you</p>
          <AgeAndPlace member={connection.member} />
        </div>
        <RequestNote connection={connection} />
        <RequestFacts connection={connection} />
        <div className="flex flex-wrap gap-3">
          <ConnectionCommands connection={connection} acceptVariant="primary" onDone={onAnswered} />
          <ReportOrBlock member={connection.member} onBlocked={onAnswered} />
        </div>
      </div>
    </div>
  );
}

function WelcomeLead() {
  return (
    <div className="grid max-w-prose justify-items-start gap-4">
      <h2 className="text-3xl">Let’s introduce you</h2>
      <p className="text-lg">
        It takes four small steps: a few words about yourself, a picture, where you live, and a
        hello to someone who might suit you. You can stop after any of them and come back.
      </p>
      <Button asChild>
        <Link to={PAGE_ROUTES.welcome}>Start with a few words</Link>
      </Button>
    </div>
  );
}

function PersonLead({ introduction }: Pick<Extract<Lead, { kind: 'person' }>, 'introduction'>) {
  return (
    <>
      <p className="mb-4 text-quiet">Someone you might get on with</p>
      <Introduction introduction={introduction} level={2}>
        <Button asChild>
          <ProfileLink member={introduction.member} />
        </Button>
      </Introduction>
    </>
  );
}

function WayOnLead() {
  return (
    <div className="grid max-w-prose justify-items-start gap-4">
      <h2 className="text-3xl">Have a look round</h2>
      <p className="text-lg">
        Browse people’s profiles, and ask to connect with anyone who feels right. There’s no rush.
      </p>
      <Button asChild>
        <Link to={PAGE_ROUTES.explore}>Browse profiles</Link>
      </Button>
    </div>
  );
}
