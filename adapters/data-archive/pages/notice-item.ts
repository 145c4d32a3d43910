import type { ExportedNotice } from '#core/data-export/domain/exported-data.ts';
import { unreachable } from '#core/kernel/unreachable.ts';
import { moderationTexts } from '#core/texts/moderation-texts.ts';
import { markup, type Html } from '#adapters/data-archive/markup.ts';
import { dayOf, quoted } from './page.ts';

/** A notice in a list, with the appeal against it where there is one. */
export function noticeItem({ at, content, appeal }: ExportedNotice): Html {
  return markup`<li class="card">
    <p>${dayOf(at)}</p>
    ${contentOf(content)} ${appeal && appealOf(appeal)}
  </li> `;
}

function contentOf(content: ExportedNotice['content']): Html {
  const { kind } = content;
  switch (kind) {
    case 'suspend':
    case 'remove':
    case 'warn':
    case 'unlist':
    case 'stop_requests':
      return markup`<p>
          ${moderationTexts.measures[kind]}${content.until && markup` It was until ${dayOf(content.until)}.`}
        </p>
        ${content.reason && markup`<p>The guideline: ${moderationTexts.guidelines[content.reason]}.</p>`}
        ${quoted('What we said about it:', content.words)}`;
    case 'measure_ended':
      return markup`<p>${moderationTexts.endings[content.measure]}</p>
        ${quoted('What we said about it:', content.words)}`;
    case 'appeal_answered':
      return markup`<p>${moderationTexts.appealOutcomes[content.outcome]}</p>
        ${quoted('What we said about it:', content.words)}`;
    case 'recovery_begun':
      return markup`<p>${moderationTexts.recoveryBegun} It was to be on ${dayOf(content.until)}.</p>`;
    case 'report_answered':
      return markup`<p>Your report about <bdi>${content.name}</bdi> has been answered.</p>
        <p>${moderationTexts.reportOutcomes[content.outcome]}</p>`;
    default:
      return unreachable(kind);
  }
}

function appealOf({ words, at, answer }: NonNullable<ExportedNotice['appeal']>): Html {
  return markup`<p>You appealed on ${dayOf(at)}.</p>
    ${quoted('Your words:', words)}
    ${
      answer &&
      markup`<p>${moderationTexts.appealOutcomes[answer.outcome]} (${dayOf(answer.at)})</p>
        ${quoted('What we said about it:', answer.words)}`
    }`;
}
