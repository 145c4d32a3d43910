import { Link } from 'react-router-dom';
import { Button } from '#ui/kit/button.tsx';
import { displayName } from '#ui/parts/people/display-text.ts';
import { describeReportReason } from '#ui/parts/safety/report-reasons.ts';
import { useSelf } from '#ui/session/auth-provider.tsx';
import { memberAddress } from './desk-addresses.ts';
import { useReportedMembers } from './desk-queries.ts';

/** The way to whoever the gravest report is about that this moderator can decide, other than the one on the page. */
export function NextReport({ memberId }: { readonly memberId: number }) {
  const self = useSelf();
  const { data } = useReportedMembers();
  if (data === undefined) return null;
  const next = data.find(({ id, first, open, taken }) => {
    const isTaken = taken === open && first.claim?.by.id !== self.id;
    return id !== memberId && !isTaken;
  });
  if (next === undefined) return <p>No other report waits for you.</p>;
  const { member, reason } = next.first;
  return (
    <div>
      <Button asChild>
        <Link to={memberAddress(next.id)}>Next report</Link>
      </Button>
      <p className="mt-1 text-sm text-quiet wrap-anywhere">
        {describeReportReason(reason)}: <bdi>{displayName(member)}</bdi>
      </p>
    </div>
  );
}
