import { moderationTexts } from '#core/texts/moderation-texts.ts';
import { Button } from '#ui/kit/button.tsx';
import { Quotation } from '#ui/parts/moderation/quotation.tsx';
import { displayName, formatMoment } from '#ui/parts/people/display-text.ts';
import { useSelf } from '#ui/session/auth-provider.tsx';
import { Consequences } from './consequences.tsx';
import { useDecideReport, type DeskCase } from './desk-queries.ts';
import { nameOf } from './desk-words.ts';

interface ProposedRemovalProps {
  readonly case: DeskCase;
  readonly proposal: NonNullable<DeskCase['report']['proposal']>;
  readonly onDecided: () => void;
}

/** That somebody would remove the member, and for everybody else the way to agree. */
export function ProposedRemoval({ case: shown, proposal, onDecided }: ProposedRemovalProps) {
  const self = useSelf();
  const deciding = useDecideReport(shown.report.id);
  const { member } = shown.report;
  const proposed = shown.log.find(
    ({ action, reportId }) => action === 'propose_removal' && reportId === shown.report.id,
  );
  const { reason = null, words = null } = proposed ?? {};
  const isMine = proposal.by.id === self.id;
  return (
    <section className="mb-6 grid gap-3 rounded-box bg-honey-soft p-4">
      <h3 className="text-lg wrap-anywhere">
        {isMine ? 'You have' : <bdi>{nameOf(proposal.by)}</bdi>}
        {isMine ? '' : ' has'} proposed to remove <bdi>{displayName(member)}</bdi>
      </h3>
      <p className="text-sm">
        <time dateTime={proposal.at}>{formatMoment(proposal.at)}</time>
        {reason !== null && ` · ${moderationTexts.guidelines[reason]}`}
      </p>
      {words !== null && <Quotation label="What the member would be told">{words}</Quotation>}
      {isMine && <p>Another moderator has to agree. Until then nothing happens.</p>}
      {!isMine && reason !== null && words !== null && (
        <>
          <Consequences case={shown} measure="remove" until="" isAgreed />
          <Button
            variant="destructive"
            className="justify-self-start"
            isBusy={deciding.isPending}
            onClick={() => {
              deciding.mutate({ measure: 'remove', reason, words }, { onSuccess: onDecided });
            }}
          >
            Agree and remove
          </Button>
        </>
      )}
    </section>
  );
}
