import type { MemberId } from '#core/kernel/ids.ts';
import type { ModerationAction } from '#core/moderation/domain/moderation-entry.ts';
import type { CallOutput } from '#ui/api/client.ts';
import { Card } from '#ui/kit/card.tsx';
import { EndMeasure } from './end-measure.tsx';

/** What decides whether a member can use their account. */
const ABOUT_ACCOUNT: ReadonlySet<ModerationAction> = new Set([
  'suspend',
  'lift',
  'remove',
  'restore',
  'approve',
  'decline',
  'close_under_age',
  'delete_account',
]);

interface ReopenAccountProps {
  readonly memberId: MemberId;
  /** The decisions about the member, newest first. */
  readonly log: CallOutput<'listDeskLog'> | undefined;
  readonly onDone: () => void;
}

/** The way to open an account again that was closed because its member said that they are under 18. */
export function ReopenAccount({ memberId, log = [], onDone }: ReopenAccountProps) {
  const last = log.find(({ action }) => ABOUT_ACCOUNT.has(action));
  if (last?.action !== 'close_under_age') return null;
  return (
    <Card className="mb-6">
      <h2 className="text-xl">Closed because they said they’re under 18</h2>
      <p className="mt-2">
        If they’ve written to you that it was a mistake, and you believe them, you can open the
        account again.
      </p>
      <EndMeasure member={{ id: memberId }} ending="restore" onDone={onDone} />
    </Card>
  );
}
