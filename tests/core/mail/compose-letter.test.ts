import { beforeEach, describe, expect, test } from 'vitest';
import { createMemoryStorage } from '#adapters/memory/memory-storage.ts';
import { createRandomSessionTokens } from '#adapters/system/random-session-tokens.ts';
import type { Letter, LetterKind } from '#core/letters/domain/letter.ts';
import {
  NO_MAILS,
  unchosenMails,
  USUAL_MAIL_PREFERENCES,
} from '#core/mail/domain/mail-preferences.ts';
import { makeRemindOfRhythms } from '#core/mail/use-cases/remind-of-rhythms.ts';
import { makeChooseMails } from '#core/mail/use-cases/choose-mails.ts';
import { makeComposeLetter } from '#core/mail/use-cases/compose-letter.ts';
import { makeConcludeLetter } from '#core/mail/use-cases/conclude-letter.ts';
import { makeMayReceive } from '#core/mail/use-cases/prepare-activity.ts';
import type { Confirmation } from '#core/members/domain/confirmation.ts';
import type { Self } from '#core/members/domain/member.ts';
import type { NoticeContent } from '#core/moderation/domain/notice.ts';
import type { Report } from '#core/moderation/reports/domain/report.ts';
import type { Standing } from '#core/safety/domain/standing.ts';
import type { Change, Storage } from '#core/storage.ts';
import { mailTexts } from '#core/texts/mail-texts.ts';
import { everyLetter } from '#tests/support/every-letter.ts';
import { toLetterId, toMemberId, toNewsletterIssueId } from '#tests/support/ids.ts';
import { MAIL_SITE } from '#tests/support/mail-site.ts';
import { newMember } from '#tests/support/new-member.ts';
import { createNumberedSessionTokens } from '#tests/support/numbered-session-tokens.ts';
import { createSettableClock, HOUR } from '#tests/support/settable-clock.ts';
import {
  messageFrom,
  reportBy,
  storeConnection,
  storeMember,
  storeRequest,
} from '#tests/support/stored-records.ts';
import { takeReminders } from '#tests/support/reminders.ts';
import { toEmailAddress, toModerationWords } from '#tests/support/texts.ts';
import {
  addNotice,
  createMessage,
  createReport,
  handleReport,
  keepTogether,
  readNotice,
  storeStanding,
} from '#tests/support/writes.ts';

const clock = createSettableClock();
const hash = (token: string) => createRandomSessionTokens().hash(token);
let storage: Storage;
let rosa: Self;
let daniel: Self;
let reporter: Self;

const compose = (
  letter: Letter,
  id = 7,
  mailSite = MAIL_SITE,
  confirmation: Confirmation = 'required',
) => {
  const linkTokens = { ...createNumberedSessionTokens(), hash };
  const mayReceive = makeMayReceive(storage);
  const deps = {
    ...{ ...storage, clock, mayReceive, linkTokens, mailTexts, mailSite },
    confirmation,
  };
  return makeComposeLetter(deps)({ id: toLetterId(id), letter });
};

const conclude = (letter: Letter) =>
  makeConcludeLetter({ ...storage, clock, mayReceive: makeMayReceive(storage) })(letter, null);

beforeEach(async () => {
  storage = createMemoryStorage();
  rosa = await storeMember(storage, { username: 'Rosa', name: 'Rosa Mendes', verified: true });
  daniel = await storeMember(storage, { name: 'Daniel of the Hill' });
  await storeStanding(storage, rosa.id, { role: 'moderator' });
  reporter = await storeMember(storage);
  await report({ reason: 'danger', words: 'He wants to hurt himself.' });
  const createdAt = new Date(Date.parse(clock.now()) - HOUR).toISOString();
  await storeRequest(storage, daniel.id, rosa.id, { createdAt });
  const at = clock.now();
  const preferences = { requests: 'at_once', acceptances: 'never', messages: 'never' } as const;
  const state = { ...unchosenMails(rosa.id), preferences, rhythmDays: true };
  const issue = { subject: 'News of spring', text: 'Dear all,\n\nit is spring.', createdAt: at };
  const subscriber = { address: toEmailAddress('reader@example.org'), since: at };
  await commit({ type: 'put_mail_state', state, version: 0 });
  await commit({ type: 'add_newsletter_issue', issue });
  await commit({ type: 'add_subscriber', subscriber });
  const connection = await storeConnection(storage, reporter.id, rosa.id);
  await keepTogether(storage, connection, { questions: [], rhythm: saturdays() });
});

/** A rhythm whose day it is, and of which it's noted that Rosa's turn to be reminded has come. */
const saturdays = () =>
  ({
    state: 'agreed',
    cadence: { every: 'weekday', weekday: 'saturday' },
    from: '2026-11-09',
    last: '2026-11-16',
    unanswered: 0,
    told: [rosa.id],
    dueAt: '2026-11-21T15:00:00.000Z',
  }) as const;

const report = (given: Parameters<typeof reportBy>[2], by = reporter) =>
  createReport(storage, reportBy(by.id, daniel, given));

const commit = (...changes: Change[]) =>
  storage.commit({ changes, events: [], actorId: null, at: clock.now() });

/** Letters to addresses that need not be a member's. */
const TO_ADDRESSES: readonly string[] = [
  'account_deleted',
  'confirm_newsletter',
  'newsletter',
  'confirm_recovery',
  'recovery_closed',
];

/** Letters about a member to somebody who need not be that member, and so must not read their name. */
const UNNAMED: readonly string[] = [
  'unconfirmed_address_changed',
  'recovery_agreed',
  'recovery_closed',
  'recovery_stopped',
  'win_account_back',
];

/** What somebody may have to be told who can no longer log in. */
const TO_REMOVED: readonly string[] = ['decision', 'registration_declined'];

const notify = (content: NoticeContent, memberId = rosa.id) =>
  addNotice(storage, { memberId, at: clock.now(), actor: 'operator', reportId: null, content });
const WARNING = { kind: 'warn', until: null, reason: 'money', words: null } as const;
const ANSWER = { kind: 'report_answered', name: 'Daniel', outcome: 'acted' } as const;

test('every kind becomes a mail that names its reader, the site, and who runs it', async () => {
  await notify(WARNING);
  await notify(ANSWER);
  for (const letter of everyLetter(rosa)) {
    const isDeclined = letter.kind === 'registration_declined';
    const account = { status: isDeclined ? 'removed' : 'active' } as const;
    await storeStanding(storage, rosa.id, { account });
    const { mail } = (await compose(letter))!;
    expect(mail.subject).toMatch(/^[^\n]{5,80}$/);
    expect(mail.subject).toContain(MAIL_SITE.name);
    const isToMember =
      ('memberId' in letter && !UNNAMED.includes(letter.kind)) ||
      letter.kind === 'recover_password';
    expect(mail.text).toMatch(isToMember ? /^Hello Rosa,\n\n/ : /^Hello,\n\n/);
    for (const part of [
      'is run by Søren',
      'contact+site@neighbours.example',
      'https://kin.example',
    ]) {
      expect(mail.text).toContain(part);
      expect(mail.html).toContain(part);
    }
    expect(mail.html).toContain(`<h1`);
  }
});

test.each([
  ['confirm_address', 'rosa', 'confirm-address', 24],
  ['recover_password', 'rosa', 'choose-password', 0.5],
  ['confirm_new_address', 'other', 'confirm-address', 24],
  ['address_changed', 'other', 'keep-address', 72],
  ['confirm_newsletter', 'other', 'newsletter', 24],
  ['confirm_recovery', 'other', 'confirm-recovery', 24],
  ['recovery_begun', 'other', 'stop-recovery', 240],
  ['win_account_back', 'other', 'win-account-back', 168],
] as const)('%s goes to %s with a link to /%s', async (kind, to, path, hours) => {
  const letter = everyLetter(rosa).find((other) => other.kind === kind)!;
  const { mail, links } = (await compose(letter))!;
  expect(mail.to).toBe(to === 'rosa' ? rosa.email : 'other@example.org');
  const [link] = links;
  const url = `https://kin.example/${path}#token=token-1`;
  expect(links).toHaveLength(1);
  expect(mail.text).toContain(`:\n${url}\n`);
  expect(mail.html).toContain(`href="${url}"`);
  expect(link).toMatchObject({
    tokenHash: hash('token-1'),
    expiresAt: new Date(Date.parse(clock.now()) + hours * 3_600_000).toISOString(),
  });
  expect(mail.unsubscribeUrl).toBeNull();
});

/** The page to which each letter leads; a link is good for one thing, and some letters lead nowhere. */
const LEADS_TO: Readonly<Record<LetterKind, string | null>> = {
  confirm_address: '/confirm-address#',
  recover_password: '/choose-password#',
  confirm_new_address: '/confirm-address#',
  address_changed: '/keep-address#',
  unconfirmed_address_changed: null,
  new_address_changed: null,
  password_changed: null,
  second_factor_changed: '/settings',
  ways_in_ended: '/forgot-password',
  second_step_ending: '/keep-second-step#',
  confirm_recovery: '/confirm-recovery#',
  recovery_begun: '/stop-recovery#',
  recovery_agreed: null,
  recovery_closed: null,
  recovery_stopped: null,
  win_account_back: '/win-account-back#',
  account_won_back: null,
  data_export_ready: '/settings',
  leaving_begun: '/login',
  account_deleted: null,
  urgent_report: '/desk',
  reports_waiting: '/desk',
  decision: '/notices',
  report_answered: '/reports',
  registration_approved: '/login',
  registration_declined: null,
  activity: '/dashboard',
  rhythm_day: '/dashboard',
  confirm_newsletter: '/newsletter#',
  newsletter: null,
};

test.each(everyLetter({ id: toMemberId(1), email: 'rosa@example.org' }).map(({ kind }) => kind))(
  '%s leads where its reader can do something about it, or nowhere',
  async (kind) => {
    await notify(WARNING);
    await notify(ANSWER);
    const account = { status: kind === 'registration_declined' ? 'removed' : 'active' } as const;
    await storeStanding(storage, rosa.id, { account });
    const letter = everyLetter(rosa).find((one) => one.kind === kind)!;
    const { mail } = (await compose(letter))!;
    const [, led = null] =
      /:\nhttps:\/\/kin\.example(\/[\w-]+#?)/.exec(withoutStop(mail.text)) ?? [];
    expect(led).toBe(LEADS_TO[kind]);
  },
);

/** The text without the link that stops mails of its kind. */
const withoutStop = (text: string) =>
  text.replace(/https:\/\/kin\.example\/stop-(?:mails|newsletter)#/, '');

test('a request for an account from an address that is a member’s leads to the log-in', async () => {
  const { mail, links } = (await compose({ kind: 'confirm_recovery', address: rosa.email }))!;
  expect(mail.text).toContain('https://kin.example/login\n');
  expect(links).toEqual([]);
  const stranger = await compose({
    kind: 'confirm_recovery',
    address: toEmailAddress('rosa.new@example.org'),
  });
  expect(stranger!.mail.subject).not.toBe(mail.subject);
});

test('a first address that need not be confirmed is asked for in other words', async () => {
  const letter = { kind: 'confirm_address', memberId: rosa.id } as const;
  const [required, optional] = [
    await compose(letter),
    await compose(letter, 7, MAIL_SITE, 'optional'),
  ];
  expect(required!.mail.text).toContain('Until you do, you can look around');
  expect(optional!.mail.text).not.toContain('Until you do');
  expect(required!.mail.subject).not.toContain('already');
});

test('the letter to an address that the account had for a short while has no link', async () => {
  const letter = everyLetter(rosa).find(({ kind }) => kind === 'new_address_changed')!;
  const { mail, links } = (await compose(letter))!;
  expect(mail.to).toBe('other@example.org');
  expect(links).toEqual([]);
  expect(mail.text + mail.html).not.toContain('token');
});

test('the letter to an old address that was never confirmed has no link and names nobody', async () => {
  const letter = everyLetter(rosa).find(({ kind }) => kind === 'unconfirmed_address_changed')!;
  const { mail, links } = (await compose(letter))!;
  expect(mail.to).toBe('other@example.org');
  expect(links).toEqual([]);
  expect(mail.text + mail.html).not.toMatch(/token|Rosa|rosa/);
});

test('mails about what waits say how much it is, and can be stopped with one request', async () => {
  const { mail, links } = (await compose({ kind: 'activity', memberId: rosa.id }))!;
  expect(mail.subject).toBe('Hearthkin: 1 person would like to connect');
  expect(mail.text).toContain('https://kin.example/dashboard\n');
  expect(mail.text).toContain('https://kin.example/stop-mails#token=token-1\n');
  expect(mail.unsubscribeUrl).toBe('https://kin.example/api/mail-preferences/stop?token=token-1');
  expect(links).toMatchObject([{ purpose: 'stop_mails', memberId: rosa.id }]);
});

test('the newsletter says what those who run the site wrote, and each can be stopped', async () => {
  const letter = everyLetter(rosa).find(({ kind }) => kind === 'newsletter')!;
  const { mail, links } = (await compose(letter))!;
  expect(mail).toMatchObject({ to: 'reader@example.org', subject: 'Hearthkin: News of spring' });
  expect(mail.text).toContain('Dear all,\n\nit is spring.');
  expect(mail.text).toContain('https://kin.example/stop-newsletter#token=token-1\n');
  expect(mail.unsubscribeUrl).toBe('https://kin.example/api/newsletter/stop?token=token-1');
  expect(links).toMatchObject([{ purpose: 'stop_newsletter', address: 'reader@example.org' }]);
});

test('the name of a mail is its own: the same for every attempt, and no other letter or site has it', async () => {
  const [one, other] = everyLetter(rosa);
  const nameOf = async (...given: Parameters<typeof compose>) =>
    (await compose(...given))!.mail.messageId;
  const name = await nameOf(one!);
  expect(name).toMatch(/^[0-9A-Za-z-]+$/);
  expect(await nameOf(one!)).toBe(name);
  const elsewhere = { ...MAIL_SITE, origin: 'https://kith.example' };
  const others = [nameOf(other!), nameOf(one!, 8), nameOf(one!, 7, elsewhere)];
  expect(new Set([name, ...(await Promise.all(others))]).size).toBe(4);
});

describe('a moderator who is called to an urgent report', () => {
  const call = (to = rosa) => compose({ kind: 'urgent_report', memberId: to.id });
  /** Somebody decides upon the report that has waited since the beginning. */
  const answerFirst = async () => {
    const [{ id }] = (
      await storage.reports.listAbout(daniel.id, { before: null, limit: 10 })
    ).slice(-1) as [Report];
    const decision = { by: rosa.id, at: clock.now(), outcome: 'acted', words: null } as const;
    await handleReport(storage, id, 1, { state: 'answered', claim: null, decision });
  };

  test('reads why, and is led to the desk: no name, no words, no link that could be stolen', async () => {
    const { mail, links } = (await call())!;
    expect(mail).toMatchObject({
      to: rosa.email,
      subject: 'Hearthkin: A report says that someone is in danger',
      unsubscribeUrl: null,
    });
    expect(mail.text).toContain('https://kin.example/desk\n');
    expect(mail.text + mail.html).not.toMatch(/Daniel|hurt|token/);
    expect(links).toEqual([]);
  });

  test('reads of the gravest report that waits', async () => {
    await answerFirst();
    await report({ reason: 'money' });
    await report({ reason: 'under_18' });
    expect((await call())!.mail.subject).toBe('Hearthkin: A report says that a member is under 18');
  });

  test('is left alone once nothing urgent waits, or nothing that they may answer', async () => {
    await answerFirst();
    expect(await call()).toBeNull();
    await report({ reason: 'threats' });
    await report({ reason: 'danger' }, rosa);
    expect(await call()).toBeNull();
  });

  test('is left alone while their address is not confirmed', async () => {
    const judith = await storeMember(storage);
    await storeStanding(storage, judith.id, { role: 'moderator' });
    expect(await call(judith)).toBeNull();
  });

  test.each<Partial<Standing>>([
    { role: 'member' },
    { account: { status: 'suspended', until: '2027-01-01T00:00:00.000Z' } },
    { leavesOn: '2027-01-01T00:00:00.000Z' },
  ])('is left alone when they are none any more: %j', async (standing) => {
    await storeStanding(storage, rosa.id, standing);
    expect(await call()).toBeNull();
  });
});

describe('a member about whom something was decided', () => {
  const read = async () => (await compose({ kind: 'decision', memberId: rosa.id }))!.mail;

  beforeEach(() => notify({ ...WARNING, words: toModerationWords('You asked for gift cards.') }));

  test('is led to it, and reads nothing of the case in the mail', async () => {
    const { subject, text, html, unsubscribeUrl } = await read();
    expect(subject).toBe('Hearthkin: We’ve made a decision about your account');
    expect(text).toContain('https://kin.example/notices\n');
    expect(text + html).not.toMatch(/gift|money|warn|token/i);
    expect(unsubscribeUrl).toBeNull();
  });

  test.each([
    [{ status: 'suspended', until: '2030-04-03T10:00:00.000Z' }, /suspended .* until 3 April 2030/],
    [{ status: 'removed' }, /removed your account/],
  ] as const)(
    'and who can’t log in, is told how to read why and appeal: %j',
    async (account, state) => {
      await storeStanding(storage, rosa.id, { account });
      const { text, html } = await read();
      expect(text).toMatch(state);
      expect(text).toMatch(/enter your username and password .* you can appeal there/);
      expect(text).toContain('https://kin.example/login\n');
      expect(text + html).not.toMatch(/gift|money|token/i);
    },
  );
});

test('who reported something reads that there is an answer, and neither about whom nor which', async () => {
  await notify(ANSWER);
  const { mail } = (await compose({ kind: 'report_answered', memberId: rosa.id }))!;
  expect(mail.text).toContain('https://kin.example/reports\n');
  expect(mail.text + mail.html).not.toMatch(/Daniel|acted|did something|token/);
  await notify(ANSWER, reporter.id);
  // An address that nobody confirmed may be a stranger's.
  expect(await compose({ kind: 'report_answered', memberId: reporter.id })).toBeNull();
});

describe('a moderator who is told of what waits', () => {
  const read = async () => (await compose({ kind: 'reports_waiting', memberId: rosa.id }))?.mail;

  test('reads how many reports wait, and nothing of them', async () => {
    expect((await read())?.subject).toBe('Hearthkin: A report is waiting at the desk');
    await report({ reason: 'money', words: 'He asked for gift cards.' });
    await report({ reason: 'money' }, rosa);
    const mail = await read();
    expect(mail?.subject).toBe('Hearthkin: Reports are waiting at the desk');
    expect(mail?.text).toContain('There are 2 reports');
    expect(mail?.text).toContain('https://kin.example/desk\n');
    expect(`${mail?.text}${mail?.html}`).not.toMatch(/Daniel|gift|hurt|token/);
  });

  test('is left alone when none waits, or when they are none any more', async () => {
    await storeStanding(storage, rosa.id, { role: 'member' });
    expect(await read()).toBeUndefined();
    expect(await conclude({ kind: 'reports_waiting', memberId: rosa.id })).toEqual([]);
  });

  test('gets no mail who has switched it off, and the next one after switching it on', async () => {
    const choose = makeChooseMails({ ...storage, clock });
    const preferences = USUAL_MAIL_PREFERENCES;
    const { id: callerId } = rosa;
    await choose({ callerId, preferences, reportsDaily: false });
    expect(await read()).toBeUndefined();
    const letter = { kind: 'reports_waiting', memberId: rosa.id } as const;
    expect(await conclude(letter)).toMatchObject([{ type: 'queue_letter', queued: { letter } }]);
    await choose({ callerId, preferences: NO_MAILS });
    expect(await read()).toBeUndefined();
    await choose({ callerId, preferences, reportsDaily: true });
    expect(await read()).toBeDefined();
  });

  test('is told again the next morning, while one waits', async () => {
    const letter = { kind: 'reports_waiting', memberId: rosa.id } as const;
    const key = `reports_waiting:${rosa.id}`;
    const [change, ...others] = await conclude(letter);
    expect(change).toMatchObject({ type: 'queue_letter', queued: { letter, key } });
    expect(others).toEqual([]);
    expect(JSON.stringify(change)).toContain('T08:00:00.000Z');
    const [{ id }] = (await storage.reports.listBy(reporter.id, { before: null, limit: 1 })) as [
      Report,
    ];
    const decision = { by: rosa.id, at: clock.now(), outcome: 'acted', words: null } as const;
    await handleReport(storage, id, 1, { state: 'answered', claim: null, decision });
    expect(await conclude(letter)).toEqual([]);
    expect(await read()).toBeUndefined();
  });
});

describe('a letter that is gone from the outbox', () => {
  test('leaves nothing behind where it was about an account', async () => {
    expect(await conclude({ kind: 'password_changed', memberId: rosa.id })).toEqual([]);
    const sent = makeConcludeLetter({ ...storage, clock, mayReceive: makeMayReceive(storage) });
    const letter = { kind: 'decision', memberId: rosa.id } as const;
    expect(await sent(letter, clock.now())).toEqual([]);
  });

  test('leaves up to when it told what waits, and the next one for what came since', async () => {
    const letter = { kind: 'activity', memberId: rosa.id } as const;
    const composed = await compose(letter);
    const until = composed!.toldUntil!;
    const concludeSent = makeConcludeLetter({
      ...storage,
      clock,
      mayReceive: makeMayReceive(storage),
    });
    expect(await concludeSent(letter, until)).toEqual([
      { type: 'note_mailed', memberId: rosa.id, until },
    ]);
    const before = new Date(Date.parse(until) - 1).toISOString();
    expect(await concludeSent(letter, before)).toMatchObject([
      { type: 'note_mailed', memberId: rosa.id, until: before },
      { type: 'queue_letter', queued: { letter } },
    ]);
  });

  test('leaves nothing of an activity that nobody may be told of', async () => {
    const letter = { kind: 'activity', memberId: rosa.id } as const;
    expect(await conclude(letter)).toMatchObject([{ type: 'queue_letter', queued: { letter } }]);
    await storeStanding(storage, rosa.id, { onBreak: { since: clock.now(), isTold: false } });
    expect(await conclude(letter)).toEqual([]);
  });
});

describe('a letter no longer applies', () => {
  test('to a member who is gone or removed', async () => {
    const gone = { id: toMemberId(99), email: 'nobody@example.org' };
    const toMembers = (letters: readonly Letter[]) =>
      letters.filter(({ kind }) => !TO_ADDRESSES.includes(kind));
    for (const letter of toMembers(everyLetter(gone))) expect(await compose(letter)).toBeNull();
    await storeStanding(storage, rosa.id, { account: { status: 'removed' } });
    await notify(WARNING);
    await notify(ANSWER);
    for (const letter of toMembers(everyLetter(rosa))) {
      expect(await compose(letter)).toEqual(
        TO_REMOVED.includes(letter.kind) ? expect.anything() : null,
      );
    }
  });

  test('to who was declined, when they are approved after all', async () => {
    expect(await compose({ kind: 'registration_declined', memberId: rosa.id })).toBeNull();
  });

  test('about what its reader has opened meanwhile', async () => {
    const letters = ['decision', 'report_answered'] as const;
    for (const kind of letters) expect(await compose({ kind, memberId: rosa.id })).toBeNull();
    await notify(WARNING, daniel.id);
    await notify(ANSWER);
    expect(await compose({ kind: 'decision', memberId: rosa.id })).toBeNull();
    expect(await compose({ kind: 'report_answered', memberId: rosa.id })).not.toBeNull();
    const [notice] = await storage.notices.listUnread(rosa.id, 1);
    await readNotice(storage, notice!.id, clock.now());
    for (const kind of letters) expect(await compose({ kind, memberId: rosa.id })).toBeNull();
  });

  test('about an address that the member has again, or by now', async () => {
    const kinds = [
      'confirm_new_address',
      'address_changed',
      'unconfirmed_address_changed',
      'new_address_changed',
    ] as const;
    for (const kind of kinds) {
      expect(await compose({ kind, memberId: rosa.id, address: rosa.email })).toBeNull();
    }
    const address = toEmailAddress(rosa.email.toUpperCase());
    const letter = { kind: 'unconfirmed_address_changed', memberId: rosa.id, address } as const;
    expect(await compose(letter)).toBeNull();
  });

  test('to whoever has a username that looks like the address', async () => {
    await storeMember(storage, { username: 'someone' });
    const letter = { kind: 'recover_password', address: toEmailAddress('someone') } as const;
    expect(await compose(letter)).toBeNull();
  });

  test('about what waits, when nothing does', async () => {
    const nobody = await storeMember(storage);
    expect(await compose({ kind: 'activity', memberId: nobody.id })).toBeNull();
  });

  test('about what waits, to a member whose account is not in use', async () => {
    const account = { status: 'suspended', until: '2027-01-01T00:00:00.000Z' } as const;
    await storeStanding(storage, rosa.id, { account });
    expect(await compose({ kind: 'activity', memberId: rosa.id })).toBeNull();
    expect(await compose({ kind: 'password_changed', memberId: rosa.id })).not.toBeNull();
  });

  test('about the newsletter, to whoever gets it already, or no more', async () => {
    const address = toEmailAddress('Reader@example.org');
    expect(await compose({ kind: 'confirm_newsletter', address })).toBeNull();
    await commit({ type: 'remove_subscriber', address });
    expect(await compose({ kind: 'confirm_newsletter', address })).not.toBeNull();
    const letter = { kind: 'newsletter', issueId: toNewsletterIssueId(1), address } as const;
    expect(await compose(letter)).toBeNull();
    const unknown = { ...letter, issueId: toNewsletterIssueId(99) };
    await commit({ type: 'add_subscriber', subscriber: { address, since: clock.now() } });
    expect(await compose(letter)).not.toBeNull();
    expect(await compose(unknown)).toBeNull();
  });

  test('about a second step that has ended by then', async () => {
    const until = clock.now();
    const letter = { kind: 'second_step_ending', memberId: rosa.id, until } as const;
    expect(await compose(letter)).toBeNull();
  });

  test('about leaving, once the time is over', async () => {
    const letter = { kind: 'leaving_begun', memberId: rosa.id, until: clock.now() } as const;
    expect(await compose(letter)).toBeNull();
  });
});

test.each([
  ['confirm_address', (other: Self): Letter => ({ kind: 'confirm_address', memberId: other.id })],
  [
    'confirm_new_address',
    (other: Self): Letter => ({
      kind: 'confirm_new_address',
      memberId: other.id,
      address: rosa.email,
    }),
  ],
] as const)(
  '%s to an address that is a member’s says that they have an account, and has no link and no name',
  async (_kind, letterOf) => {
    const changes = [
      {
        type: 'add_member',
        member: newMember({ email: rosa.email.toUpperCase(), name: 'Read this' }),
        claimsAddress: false,
      },
    ] as const;
    const added = await storage.commit({ changes, events: [], actorId: null, at: clock.now() });
    const other = (await storage.members.findById(added.stored ? added.newId! : toMemberId(0)))!;
    const { mail, links } = (await compose(letterOf(other)))!;
    expect(mail.to.toLowerCase()).toBe(rosa.email.toLowerCase());
    expect(mail.subject).toBe('Hearthkin: You already have an account here');
    expect(mail.text).toContain('https://kin.example/login');
    expect(mail.text).not.toContain('Read this');
    expect(links).toEqual([]);
  },
);

describe('a letter about the day of a rhythm', () => {
  const read = async () => (await compose({ kind: 'rhythm_day', memberId: rosa.id }))?.mail;
  const wish = (rhythmDays: boolean) => {
    const choose = makeChooseMails({ ...storage, clock });
    return choose({ callerId: rosa.id, preferences: USUAL_MAIL_PREFERENCES, rhythmDays });
  };

  test('names nobody, blames nobody, and can be stopped', async () => {
    const mail = (await read())!;
    expect(mail.text).toContain('chose to write to each other');
    expect(mail.text).not.toMatch(/haven’t|missed|remind|forgot/i);
    expect(mail.text).not.toContain(reporter.name);
    expect(mail.unsubscribeUrl).toContain('/api/mail-preferences/stop?token=');
  });

  test('isn’t sent to who doesn’t wish it, on a break, once it’s stopped or once somebody wrote', async () => {
    await wish(false);
    expect(await read()).toBeUndefined();
    await wish(true);
    await storeStanding(storage, rosa.id, { onBreak: { since: clock.now(), isTold: false } });
    expect(await read()).toBeUndefined();
    await storeStanding(storage, rosa.id, { onBreak: null });
    for (const away of [
      { onBreak: { since: clock.now(), isTold: true } },
      { onBreak: null, account: { status: 'suspended', until: clock.now() } },
      { account: { status: 'active' }, leavesOn: '2099-01-01T00:00:00.000Z' },
    ] as const) {
      await storeStanding(storage, reporter.id, away);
      expect(await read()).toBeUndefined();
    }
    await storeStanding(storage, reporter.id, { leavesOn: null });
    const connection = (await storage.connections.findBetween(rosa.id, reporter.id))!;
    expect(await read()).toBeDefined();
    await keepTogether(storage, connection, { questions: [] });
    expect(await read()).toBeUndefined();
    await keepTogether(storage, connection, { questions: [], rhythm: saturdays() });
    await createMessage(storage, { ...messageFrom(rosa.id, connection), createdAt: clock.now() });
    expect(await read()).toBeUndefined();
  });

  test('isn’t sent on a later day than its own, whose letter comes by itself', async () => {
    const connection = (await storage.connections.findBetween(rosa.id, reporter.id))!;
    const atEleven = '2026-11-21T11:00:00.000Z';
    const waited = { ...saturdays(), last: '2026-11-09', dueAt: atEleven };
    await keepTogether(storage, connection, { questions: [], rhythm: waited });
    expect(await read()).toBeUndefined();
    await makeRemindOfRhythms({ ...storage, clock: { now: () => atEleven } })();
    expect(await takeReminders(storage, atEleven)).toEqual([rosa.id]);
    expect(await read()).toBeDefined();
  });

  test('is of any rhythm whose day it is', async () => {
    const { id } = await storeMember(storage);
    const other = await storeConnection(storage, id, rosa.id);
    const dueLater = { ...saturdays(), told: [] };
    await keepTogether(storage, other, { questions: [], rhythm: dueLater });
    expect(await read()).toBeDefined();
    const connection = (await storage.connections.findBetween(rosa.id, reporter.id))!;
    await keepTogether(storage, connection, { questions: [], rhythm: dueLater });
    expect(await read()).toBeUndefined();
  });
});
