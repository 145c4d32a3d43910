import type {
  ExportedPasskey,
  ExportedSecondStep,
  ExportedSession,
} from '#core/data-export/domain/exported-data.ts';
import type { ExportContents } from '#core/data-export/ports/export-contents.ts';
import { PHOTO_VIEWER_TEXTS } from '#core/texts/photo-viewer-texts.ts';
import { ALL_FIELDS, arrangeFields, PROFILE_FIELDS } from '#core/members/domain/profile-fields.ts';
import { ACTIVITY_KINDS } from '#core/mail/domain/mail-preferences.ts';
import { findRelationshipType } from '#core/members/domain/relationship-types.ts';
import {
  ACTIVITY_TEXTS,
  PACE_TEXTS,
  REPORTS_DAILY_TEXT,
  RHYTHM_DAYS_TEXT,
} from '#core/texts/mail-choice-texts.ts';
import { describeVouches } from '#core/texts/vouch-texts.ts';
import { profileFacts, type ProfileFact } from '#core/texts/profile-facts.ts';
import { markup, type Html } from '#adapters/data-archive/markup.ts';
import { dayOf, textOf, timeOf } from './page.ts';
import { linkToPicture, personOf } from './person.ts';

/** The picture is shown above the others. */
const FIELDS = arrangeFields(
  ALL_FIELDS.filter((field) => field !== 'avatarUrl'),
  {
    first: ['bio', 'location', 'preferences.prompts', 'age'],
    last: ['preferences.photos'],
  },
);

/** The member's own profile. */
export function profilePage(
  { account, profile, vouchedBy }: Pick<ExportContents, 'account' | 'profile' | 'vouchedBy'>,
  siteOrigin: string | null,
): Html[] {
  const { name, avatarUrl } = profile;
  const self = { id: account.id, name, username: account.username, avatarUrl };
  const facts = profileFacts(profile, FIELDS, 'dataCopy', {
    'preferences.ageRange': ({ preferences: { ageRange } }) => `${ageRange.min} to ${ageRange.max}`,
  });
  const vouched = describeVouches(vouchedBy);
  return [
    markup`<p class="quiet">This is what other members can see about you.</p>`,
    markup`<div class="card">${personOf(self, siteOrigin)}</div>`,
    markup`<dl>
      ${facts.flatMap((fact) => entry(fact.name, writeWords(fact, siteOrigin)) ?? [])}
      ${entry('Vouching', vouched && plain(`${vouched.who} you: ${vouched.how}`))}
    </dl>`,
    markup`<p>
      To take this profile to another site that runs this software, choose the file
      <a href="profile.json">profile.json</a> there.
    </p>`,
  ];
}

function writeWords({ field, words }: ProfileFact, siteOrigin: string | null): Html | null {
  if (words === null) return null;
  if (typeof words === 'string') {
    const isLong = field === 'preferences.prompts' || PROFILE_FIELDS[field].kind === 'text';
    return isLong ? textOf(words) : plain(words);
  }
  return listOf(
    field === 'preferences.photos'
      ? words.map((address) => linkToPicture(address, siteOrigin))
      : words.map(plain),
  );
}

/** The member's account, which only they see. */
export function accountPage(contents: ExportContents): Html[] {
  const { account, sessions, knownDevices, passkeys } = contents;
  const { username, email, createdAt, terms, whoMayAsk, sharedSigns, secondStep, mails } = account;
  const types = whoMayAsk.relationshipTypes.flatMap((id) => findRelationshipType(id)?.name ?? []);
  const { ageRange } = whoMayAsk;
  return [
    markup`<p class="quiet">We don’t show this to other members.</p>`,
    markup`<dl>
      ${entry('Username', plain(username))} ${entry('Email address', plain(email))}
      ${entry('Member since', dayOf(createdAt))}
      ${entry('Terms you accepted', terms && markup`Those of ${dayOf(`${terms.version}T00:00:00Z`)}, on ${dayOf(terms.at)}`)}
      ${entry('Who may ask you: only for these bonds', listOf(types.map(plain)))}
      ${entry('Who may ask you: only at these ages', plain(ageRange && `${ageRange.min} to ${ageRange.max}`))}
      ${entry('Who may ask you: only with a note', plain(whoMayAsk.onlyWithNote ? 'Yes' : 'No'))}
      ${entry('Who sees the photos of your profile', plain(PHOTO_VIEWER_TEXTS[account.photosSeenBy]))}
      ${entry('Photos in messages stay blurred until you tap them', plain(account.blursPhotos ? 'Always' : 'In the first week of a connection'))}
      ${entry('Show each other when you’re typing', plain(sharedSigns.typing ? 'Yes' : 'No'))}
      ${entry('Show each other when you’ve read messages', plain(sharedSigns.reading ? 'Yes' : 'No'))}
      ${entry('Emails', listOf(ACTIVITY_KINDS.map((kind) => plain(`${ACTIVITY_TEXTS[kind]}: ${PACE_TEXTS[mails[kind]].toLowerCase()}`))))}
      ${entry(RHYTHM_DAYS_TEXT, mails.rhythmDays ? plain('Yes') : null)}
      ${entry(REPORTS_DAILY_TEXT, mails.reportsDaily ? null : plain('No'))}
      ${secondStepEntries(secondStep)}
      ${entry('Passkeys', listOf(passkeys.map(passkeyOf)))}
      ${entry('Browsers known from earlier log-ins, last used', listOf(knownDevices.map(({ lastUsedAt }) => dayOf(lastUsedAt))))}
    </dl>`,
    markup`<h2>Where you’re signed in</h2>`,
    markup`<ul>
      ${sessions.map(
        (session) =>
          markup`<li class="card">
            <p>${deviceOf(session)}</p>
            <p>Since ${timeOf(session.createdAt)}, last used ${timeOf(session.lastUsedAt)}</p>
          </li>`,
      )}
    </ul>`,
  ];
}

/** With what the member logs in beside their password. */
function secondStepEntries(secondStep: ExportedSecondStep): Html {
  const { authenticator, recoveryCodes, onlyPasskeys } = secondStep;
  const codes =
    recoveryCodes && markup`Made on ${dayOf(recoveryCodes.madeAt)}, ${recoveryCodes.left} left`;
  return markup`
    ${entry('Codes from an app to log in', plain(authenticator ? 'Yes' : 'No'))}
    ${entry('Recovery codes', codes)}
    ${entry('Logging in with a passkey only', plain(onlyPasskeys ? 'Yes' : 'No'))}`;
}

function passkeyOf({ name, addedAt, lastUsedAt }: ExportedPasskey): Html {
  return markup`<bdi>${name}</bdi>, added on ${dayOf(addedAt)}${lastUsedAt && markup`, last used on ${dayOf(lastUsedAt)}`}`;
}

function deviceOf({ browser, operatingSystem }: ExportedSession): string {
  return [browser, operatingSystem].filter((part) => part !== null).join(', ') || 'A device';
}

function plain(text: string | null): Html | null {
  return text === null ? null : markup`<span dir="auto">${text}</span>`;
}

function listOf(items: readonly (Html | null)[]): Html | null {
  if (items.length === 0) return null;
  return markup`<ul>
    ${items.map((item) => markup`<li>${item}</li>`)}
  </ul>`;
}

/** What there is of something; nothing where there is none of it. */
function entry(label: string, value: Html | null): Html | null {
  return (
    value &&
    markup`<dt>${label}</dt>
      <dd>${value}</dd>`
  );
}
