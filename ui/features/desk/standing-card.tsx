import { useRef } from 'react';
import type { EndingAction } from '#core/moderation/domain/measure.ts';
import { Card } from '#ui/kit/card.tsx';
import { formatDay } from '#ui/parts/people/display-text.ts';
import type { DeskPerson, MemberCase } from './desk-queries.ts';
import { nameOf } from './desk-words.ts';
import { EndMeasure } from './end-measure.tsx';

type Standing = NonNullable<MemberCase['standing']>;

interface StandingCardProps {
  readonly member: DeskPerson;
  readonly standing: Standing;
}

/** The member's standing now, and the ways to end what was decided before. */
export function StandingCard({ member, standing }: StandingCardProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  return (
    <Card>
      <h2 ref={heading} tabIndex={-1} className="text-xl">
        <bdi>{nameOf(member)}</bdi>’s account
      </h2>
      <ul className="mt-2 grid list-disc gap-1 ps-5 marker:text-honey">
        {describeStanding(standing).map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
      {endingsFor(standing).map((ending) => (
        <EndMeasure
          key={ending}
          member={member}
          ending={ending}
          onDone={() => {
            heading.current?.focus();
          }}
        />
      ))}
    </Card>
  );
}

function describeStanding({ role, status, until, isListed, mayAsk }: Standing): string[] {
  return [
    describeAccount({ status, until }),
    isListed ? 'Shows up in searches' : 'Doesn’t show up in searches',
    mayAsk ? 'Can ask others to connect' : 'Can’t ask others to connect',
    ...ROLE_LINES[role],
  ];
}

/** Whether the account can be used. */
export function describeAccount({ status, until }: Pick<Standing, 'status' | 'until'>): string {
  return ACCOUNTS[status](until);
}

const ROLE_LINES: Readonly<Record<Standing['role'], readonly string[]>> = {
  member: [],
  moderator: ['Is a moderator'],
  operator: ['Runs the site'],
};

const ACCOUNTS: Readonly<Record<Standing['status'], (until: string | null) => string>> = {
  active: () => 'Account in use',
  awaiting_approval: () => 'Waiting for approval',
  under_age: () => 'Closed because they said they’re under 18',
  suspended: (until) => `Is suspended${until === null ? '' : ` until ${formatDay(until)}`}`,
  removed: () => 'Removed',
  deleted: () => 'Has left, and the account’s been deleted',
};

/** What can be ended of the member's standing. A removed member is restored, with all else. */
function endingsFor({ status, isListed, mayAsk }: Standing): readonly EndingAction[] {
  if (status === 'deleted') return [];
  if (status === 'removed' || status === 'under_age') return ['restore'];
  return [
    ...(status === 'suspended' ? (['lift'] as const) : []),
    ...(isListed ? [] : (['list'] as const)),
    ...(mayAsk ? [] : (['allow_requests'] as const)),
  ];
}
