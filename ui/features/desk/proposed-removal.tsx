import { moderationTexts } from '#core/texts/moderation-texts.ts';
import { Button } from '#ui/kit/button.tsx';
import { Quotation } from '#ui/parts/moderation/quotation.tsx';
import { formatMoment } from '#ui/parts/people/display-text.ts';
import { useSelf } from '#ui/session/auth-provider.tsx';
import { Consequences } from './consequences.tsx';
import {
  useDecideReports,
  type DeskReport,
  type MemberCase,
  type ReportWithEvidence,
} from './desk-queries.ts';
import { nameOf } from './desk-words.ts';

interface ProposedRemovalProps {
  readonly case: MemberCase;
  /** The reports that a decision answers. */
  readonly chosen: readonly ReportWithEvidence[];
  readonly proposal: NonNullable<DeskReport['proposal']>;
  readonly onDecided: (reports: readonly DeskReport[]) => void;
}

/** That somebody would remove the member, and for everybody else the way to agree. */
export function ProposedRemoval({
  case: shown,
  chosen,
  proposal,
  onDecided,
}: ProposedRemovalProps) {
  const self = useSelf();
  const deciding = useDecideReports(shown.member.id);
  const proposed = shown.log.find(
    ({ action, at }) => action === 'propose_removal' && at === proposal.at,
  );
  const { reason = null, words = null } = proposed ?? {};
  const isMine = proposal.by.id === self.id;
  return (
    <section className="grid gap-3 rounded-box bg-honey-soft p-4">
      <h3 className="text-lg wrap-anywhere">
        {isMine ? 'You have' : <bdi>{nameOf(proposal.by)}</bdi>}
        {isMine ? '' : ' has'} proposed to remove <bdi>{nameOf(shown.member)}</bdi>
      </h3>
      <p className="text-sm">
        <time dateTime={proposal.at}>{formatMoment(proposal.at)}</time>
        {reason !== null && ` · ${moderationTexts.guidelines[reason]}`}
      </p>
      {words !== null && <Quotation label="What the member would be told">{words}</Quotation>}
      {isMine && <p>Another moderator has to agree. Until then nothing happens.</p>}
      {!isMine && reason !== null && words !== null && (
        <>
          <Consequences case={shown} chosen={chosen} measure="remove" until="" isAgreed />
          <Button
            variant="destructive"
            className="justify-self-start"
            isBusy={deciding.isPending}
            onClick={() => {
              const reportIds = chosen.map(({ report }) => report.id);
              const removal = { measure: 'remove', reason, words, reportIds } as const;
              deciding.mutate(removal, { onSuccess: onDecided });
            }}
          >
            Agree and remove
          </Button>
        </>
      )}
    </section>
  );
}
