import { describeYearDay } from '#core/texts/day-texts.ts';
import { ACTIVITY_TEXTS } from '#core/texts/activity-texts.ts';
import { describeCadence } from '#core/texts/rhythm-texts.ts';
import { QUESTION_TEXTS } from '#core/texts/question-texts.ts';
import { SECURITY_TEXTS } from '#core/texts/security-log-texts.ts';
import type { ListedVouch } from '#core/vouching/domain/own-vouch.ts';
import { WAY_KNOWN_TEXTS } from '#core/texts/vouch-texts.ts';
import type {
  ExportedIntroduction,
  ExportedMeeting,
} from '#core/data-export/domain/exported-introductions.ts';
import type {
  ExportedAnswer,
  ExportedBlock,
  ExportedConnection,
  ExportedContactMessage,
  ExportedDay,
  ExportedEnding,
  ExportedInvitation,
  ExportedPicture,
  ExportedPrivateNote,
  ExportedReport,
  ExportedSecurityEntry,
} from '#core/data-export/domain/exported-data.ts';
import type { InvitationStatus } from '#core/accounts/invitations/domain/invitation.ts';
import type { BondSide } from '#core/members/domain/bond-sides.ts';
import type { ReportReason } from '#core/moderation/reports/domain/report-reason.ts';
import { DECLINE_TEXTS } from '#core/texts/decline-texts.ts';
import { moderationTexts } from '#core/texts/moderation-texts.ts';
import { markup, type Html } from '#adapters/data-archive/markup.ts';
import { dayOf, quoted, textOf, timeOf } from './page.ts';
import { personOf } from './person.ts';

/** The side that whoever asked would take. */
const SIDES: Readonly<Record<BondSide, string>> = {
  seek: ', to receive it',
  offer: ', to give it',
  either: ', from either side',
};

/** What became of something to do on the same day. */
const ACTIVITY_STATES = {
  suggested: 'Something one of you would like to do on the same day',
  agreed: 'Something you both would like to do on the same day',
  done: 'Something you did on the same day',
} as const;

/** The side of a suggested bond that would be the member's. */
const YOUR_SIDES: Readonly<Record<BondSide, string>> = {
  seek: ', for you to receive it',
  offer: ', for you to give it',
  either: ', from either side',
};

/** A connection in a list. */
export function connectionItem(connection: ExportedConnection, siteOrigin: string | null): Html {
  const { member, relationshipType, side, note, askedByMe, requestedAt, acceptedAt } = connection;
  const asker = askedByMe ? 'You asked' : 'They asked';
  return markup`<li class="card">
    ${personOf(member, siteOrigin)}
    <p>
      ${asker}${relationshipType && markup` for ${relationshipType}`}${side && SIDES[side]} on
      ${dayOf(requestedAt)}${acceptedAt && markup`; connected since ${dayOf(acceptedAt)}`}.
    </p>
    ${quoted(askedByMe ? 'Your note:' : 'Their note:', note)} ${choicesOf(connection)}
  </li> `;
}

/** What became of writing to each other in a rhythm. */
const STATES = {
  proposed: 'A rhythm that one of you suggested',
  agreed: 'The rhythm you both chose',
  resting: 'The rhythm you both chose, which is having a rest',
} as const;

/** What the member has chosen for the conversation. */
function choicesOf(connection: ExportedConnection): Html {
  const { pinned, muted, aside, sealedAnswer, rhythm, suggestedBond, activities } = connection;
  const chosen = [...(pinned ? ['pinned'] : []), ...(muted ? ['muted'] : [])];
  const length = aside?.forGood === true ? 'for good' : 'for three months';
  return markup`${
    chosen.length === 0 ? null : markup`<p>You ${chosen.join(' and ')} this conversation.</p>`
  } ${aside && markup`<p>You put it aside ${length} on ${dayOf(aside.at)}.</p>`} ${
    sealedAnswer &&
    markup`<p>Your answer, which waits for theirs:
      ${QUESTION_TEXTS[sealedAnswer.question]}</p> ${textOf(sealedAnswer.answer)}`
  } ${rhythm && markup`<p>${STATES[rhythm.state]}: ${describeCadence(rhythm.cadence)}.</p>`} ${
    suggestedBond &&
    markup`<p>${suggestedBond.suggestedByMe ? 'You suggest' : 'They suggest'} another bond:
      ${suggestedBond.relationshipType}${suggestedBond.side && YOUR_SIDES[suggestedBond.side]}.</p>`
  } ${activities.map(
    ({ activity, day, state, suggestedByMe }) =>
      markup`<p>${ACTIVITY_STATES[state]}${suggestedByMe ? ' (you suggested it)' : null}:
        ${ACTIVITY_TEXTS[activity].title}, ${day}.</p>`,
  )}`;
}

/** What someone answered to a request that they declined. */
export function answerItem(
  { member, sentence, answeredAt }: ExportedAnswer,
  siteOrigin: string | null,
): Html {
  return markup`<li class="card">
    ${personOf(member, siteOrigin)}
    <p>Declined on ${dayOf(answeredAt)}.</p>
    ${quoted('Their answer:', DECLINE_TEXTS[sentence])}
  </li> `;
}

/** A message to those who run the site. */
export function contactMessageItem(message: ExportedContactMessage): Html {
  const { createdAt, content, email, handledAt } = message;
  return markup`<li class="card">
    <p>
      Sent on ${dayOf(createdAt)}${email && markup`, with <bdi>${email}</bdi> for our answer`}${handledAt && markup`; dealt with on ${dayOf(handledAt)}`}.
    </p>
    ${textOf(content)}
  </li> `;
}

/** An ended connection in a list. */
export function endingItem({ name, endedAt, endedByMe }: ExportedEnding): Html {
  const who = endedByMe ? 'You ended' : 'They ended';
  return markup`<li class="card">
    <p class="name"><bdi>${name}</bdi></p>
    <p>${who} the connection on ${dayOf(endedAt)}.</p>
  </li> `;
}

/** An introduction in a list. */
export function introductionItem(introduction: ExportedIntroduction): Html {
  const { createdAt, introducer, people, notes } = introduction;
  const by = introducer === null ? 'You' : markup`<bdi>${introducer}</bdi>`;
  return markup`<li class="card">
    <p class="name">${by} introduced ${people.map((name) => markup`<bdi>${name}</bdi> `)} on ${dayOf(createdAt)}</p>
    ${notes.flatMap((note) => textOf(note) ?? [])}
  </li> `;
}

/** Who introduced the member to a connection, in a list. */
export function meetingItem({ connectionId, introducer }: ExportedMeeting): Html {
  return markup`<li class="card">
    <p class="name"><bdi>${introducer}</bdi></p>
    <p>Connection ${connectionId}</p>
  </li> `;
}

/** A vouch for someone, in a list. */
export function vouchItem({ name, said }: ListedVouch): Html {
  return markup`<li class="card">
    <p class="name">
      ${name === null ? 'Someone you can’t see any more' : markup`<bdi>${name}</bdi>`}
    </p>
    <p>${WAY_KNOWN_TEXTS[said]}.</p>
  </li> `;
}

/** A private note in a list. */
export function privateNoteItem({ name, text, keptUntil }: ExportedPrivateNote): Html {
  return markup`<li class="card">
    <p class="name">
      ${name === null ? 'Someone you can’t see any more' : markup`<bdi>${name}</bdi>`}
    </p>
    ${textOf(text)} ${keptUntil && markup`<p>Kept until ${dayOf(keptUntil)}.</p>`}
  </li> `;
}

/** A day that matters to the member, in a list. */
export function dayItem({ date, text, connectionIds }: ExportedDay): Html {
  const isShown = connectionIds.length > 0;
  return markup`<li class="card">
    <p class="name">${describeYearDay(date)}</p>
    ${text === null ? markup`<p>Your birthday</p>` : textOf(text)}
    <p>${isShown ? `Shown on connections ${connectionIds.join(', ')}` : 'Shown to nobody'}</p>
  </li> `;
}

/** Where the file of a picture is in the archive. */
export function pictureFileOf({ id }: Pick<ExportedPicture, 'id'>): string {
  return `pictures/${id}.jpg`;
}

/** A picture in a list, with a link to its file if that is there. */
export function pictureItem(picture: ExportedPicture, isThere: boolean): Html {
  const { width, height, description, createdAt } = picture;
  const size = `${width} × ${height}`;
  const file = pictureFileOf(picture);
  return markup`<li class="card">
    <p>
      ${isThere ? markup`<a href="${file}">${size}</a>` : size}, added on ${dayOf(createdAt)}
    </p>
    ${textOf(description)}
  </li> `;
}

/** A blocked member in a list. */
export function blockItem({ name, blockedAt }: ExportedBlock): Html {
  return markup`<li class="card">
    <p class="name"><bdi>${name}</bdi></p>
    <p>Blocked since ${dayOf(blockedAt)}.</p>
  </li> `;
}

const REASONS: Readonly<Record<ReportReason, string>> = {
  danger: 'Someone is in danger',
  under_18: 'Seems to be under 18',
  threats: 'Threatens or bullies',
  sexual: 'Is sexual or romantic',
  money: 'Asks for money, gift cards or codes',
  impersonation: 'Pretends to be someone',
  other: 'Something else',
};

/** A report in a list. */
export function reportItem({ name, reason, words, createdAt, answer }: ExportedReport): Html {
  return markup`<li class="card">
    <p class="name"><bdi>${name}</bdi></p>
    <p>${REASONS[reason]}, on ${dayOf(createdAt)}</p>
    ${textOf(words)}
    <p>
      ${answer === null ? 'Nobody’s answered it yet.' : moderationTexts.reportOutcomes[answer.outcome]}
    </p>
  </li> `;
}

const STATUSES: Readonly<Record<InvitationStatus, string>> = {
  open: 'not used yet',
  used: 'used',
  withdrawn: 'withdrawn',
  expired: 'expired',
};

/** An invitation in a list. */
export function invitationItem({ createdAt, expiresAt, status }: ExportedInvitation): Html {
  return markup`<li class="card">
    <p>Made on ${dayOf(createdAt)}, good until ${dayOf(expiresAt)}: ${STATUSES[status]}.</p>
  </li> `;
}

/** What happened with the account, in a list. */
export function securityItem({
  at,
  fact,
  count,
  browser,
  operatingSystem,
}: ExportedSecurityEntry): Html {
  const device = [browser, operatingSystem].filter((part) => part !== null).join(', ');
  const often = count > 1 ? `, ${count} times within an hour` : '';
  return markup`<li class="card">
    <p>${SECURITY_TEXTS[fact]}${often}</p>
    <p>${timeOf(at)}${device && `, ${device}`}</p>
  </li> `;
}
