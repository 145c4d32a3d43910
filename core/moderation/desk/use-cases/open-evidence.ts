import type { MemberId, ReportId } from '#core/kernel/ids.ts';
import type { NotFound } from '#core/kernel/refusal.ts';
import { granted, refused, type Result } from '#core/kernel/result.ts';
import type { PictureKey } from '#core/media/domain/picture-address.ts';
import type { AttachmentContent } from '#core/messaging/attachments/domain/attachment.ts';
import type { AttachmentRepository } from '#core/messaging/attachments/ports/attachment-repository.ts';
import { keysIn } from '#core/moderation/reports/domain/attached-keys.ts';
import { loadReports, type LoadDependencies } from './load-reports.ts';

export type OpenEvidence = (input: {
  readonly viewerId: MemberId;
  readonly reportId: ReportId;
  readonly key: PictureKey;
}) => Promise<Result<AttachmentContent, NotFound<'attachment'>>>;

/** An attachment in the evidence of a report, for moderators whom it doesn't concern, until the report is answered. */
export function makeOpenEvidence(
  deps: LoadDependencies & { readonly attachments: Pick<AttachmentRepository, 'findByKey'> },
): OpenEvidence {
  return async ({ viewerId, reportId, key }) => {
    const loaded = await loadReports(deps, viewerId, [reportId]);
    const report = loaded.ok ? loaded.value[0].value : null;
    const isOpen = report?.handling.state === 'open' && keysIn(report.evidence).includes(key);
    const kept = isOpen ? await deps.attachments.findByKey(key) : null;
    return kept === null
      ? refused({ code: 'not_found', subject: 'attachment' })
      : granted(kept.content);
  };
}
