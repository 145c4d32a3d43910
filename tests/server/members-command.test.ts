import type { LetterId } from '#core/kernel/ids.ts';
import type { Letter } from '#core/letters/domain/letter.ts';
import { writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest';
import { createArgon2PasswordHasher } from '#adapters/system/argon2-password-hasher.ts';
import { createRandomSessionTokens } from '#adapters/system/random-session-tokens.ts';
import { noSecondFactor } from '#core/accounts/domain/second-factor.ts';
import { noticeSchema } from '#core/moderation/schemas.ts';
import type { PasswordHasher } from '#core/accounts/ports/password-hasher.ts';
import type { Storage } from '#core/storage.ts';
import { createMembersCommand } from '#server/commands/members/members-command.ts';
import { withModeration } from '#server/commands/members/with-moderation.ts';
import {
  createApiClient,
  expectProblem,
  PASSWORD,
  signUp,
  type MemberClient,
} from '#tests/support/api-client.ts';
import { cheapPasswordHasher } from '#tests/support/cheap-password-hasher.ts';
import { startTestServer, type TestServer } from '#tests/support/running-server.ts';
import { buildMembersProgram } from '#tests/support/server-program.ts';
import { runCommandHere, type CommandRun } from '#tests/support/run-command.ts';
import { runStorageProcess } from '#tests/support/storage-process.ts';
import { toLetterId, toMemberId } from '#tests/support/ids.ts';
import { toEmailAddress } from '#tests/support/texts.ts';
import {
  failLetter,
  queueLetter,
  storeSecondFactor,
  storeStanding,
} from '#tests/support/writes.ts';
import { openSqliteFile } from '#tests/support/sqlite-storage.ts';
import { makeTemporaryFolder } from '#tests/support/temporary-folder.ts';

const file = join(makeTemporaryFolder(), 'site.db');
/** The server keeps running while the command works. */
let server: TestServer;
let storage: Storage;

beforeAll(async () => {
  storage = openSqliteFile(file);
  server = await startTestServer({ storage, passwordHasher });
});
afterAll(() => server.close());
afterEach(() => {
  vi.unstubAllEnvs();
});

const argon2 = createArgon2PasswordHasher();
/** The command hashes as in production, and members here cheaply. */
const passwordHasher: PasswordHasher = {
  ...cheapPasswordHasher,
  verify: (hash, password) =>
    (hash.startsWith('$argon2') ? argon2 : cheapPasswordHasher).verify(hash, password),
};

function run(
  parameters: readonly string[],
  environment: Readonly<Record<string, string>> = {},
): Promise<CommandRun> {
  const variables = { DATABASE_URL: `sqlite:${file}`, ...environment };
  for (const [name, value] of Object.entries(variables)) vi.stubEnv(name, value);
  return runCommandHere(({ print }) => createMembersCommand({ print, withModeration }), parameters);
}

const isSignedIn = async (client: MemberClient) =>
  (await client.send('GET', '/api/auth/current')).status === 200;
const logIn = (username: string) =>
  createApiClient(server.url).send('POST', '/api/auth/login', { username, password: PASSWORD });

test('a member is found by a part of their name, and shown', async () => {
  const { id } = await signUp(server.url, 'frida', { name: 'Frida Größe' });
  const found = await run(['find', 'GROSSE']);
  expect(found).toMatchObject({ code: 0, errors: '' });
  const [heading, row, ...others] = found.output.trimEnd().split('\n');
  expect(heading).toMatch(/^id +username +email +standing +name$/);
  expect(row).toMatch(/^\d+ +frida +frida@example\.org +member, active +Frida Größe$/);
  expect(others).toEqual([]);
  for (const name of [String(id), 'FRIDA', 'frida@example.org']) {
    expect((await run(['show', name])).output).toMatch(/^username +frida$/m);
  }
});

test('a suspended member is signed out at once, told until when, and may be restored', async () => {
  const rosa = await signUp(server.url, 'rosa');
  const suspend = ['suspend', String(rosa.id), '--until', '2126-03-05'];
  expect(await isSignedIn(rosa)).toBe(true);
  expect(await run([...suspend, '--reason', 'Asked for money'])).toMatchObject({
    code: 0,
    output: `rosa (rosa, ${rosa.id}): member, suspended until 2126-03-05T00:00:00.000Z.\n`,
  });
  expect(await isSignedIn(rosa)).toBe(false);
  const refusal = await logIn('rosa');
  expectProblem(refusal, 403, 'account_suspended');
  expect(refusal.body).toMatchObject({ detail: expect.stringContaining('5 March 2126') as string });
  expect((await run(['show', 'rosa'])).output).toMatch(
    /operator +suspend until 2126-03-05T00:00:00.000Z +Asked for money$/m,
  );
  expect(await run(['restore', String(rosa.id)])).toMatchObject({ code: 0 });
  expect(await logIn('rosa')).toMatchObject({ status: 200 });
  const notices = await storage.notices.listOf(rosa.self.id, { before: null, limit: 10 });
  expect(notices.map(({ content }) => content)).toEqual([
    { kind: 'measure_ended', measure: 'restore', words: null },
    expect.objectContaining({ kind: 'suspend' }),
  ]);
});

test('a removed member does not come in again, and others no longer see them', async () => {
  const daniel = await signUp(server.url, 'daniel');
  const viewer = await signUp(server.url, 'viewer');
  const removed = await run(['remove', String(daniel.id), '--reason', 'Threats']);
  expect(removed).toMatchObject({ code: 0 });
  expect(await isSignedIn(daniel)).toBe(false);
  expectProblem(await logIn('daniel'), 403, 'account_removed');
  expectProblem(await viewer.send('GET', `/api/users/${daniel.id}`), 404, 'not_found');
  const again = await run(['suspend', String(daniel.id), '--until', '2126-03-05', '--reason', 'x']);
  expect(again).toMatchObject({ code: 1, output: '' });
  expect(again.errors).toBe('This member has been removed; restore them first.\n');
});

test('sessions are ended, and roles given and taken', async () => {
  const mia = await signUp(server.url, 'mia');
  const id = String(mia.id);
  await logIn('mia');
  expect(await run(['end-sessions', id])).toMatchObject({
    code: 0,
    output: `mia (mia, ${id}): member, active.\n2 sessions were ended.\n`,
  });
  expect((await run(['end-sessions', id])).output).toMatch(/^0 sessions were ended\.$/m);
  expect(await isSignedIn(mia)).toBe(false);
  expect(await run(['role', id, 'moderator'])).toMatchObject({
    output: `mia (mia, ${id}): moderator, active.\n`,
  });
  expect((await storage.safety.loadStanding(mia.self.id)).value.role).toBe('moderator');
  expect((await run(['role', id, 'member'])).code).toBe(0);
  const entries = await storage.moderation.listEntries({
    viewerId: null,
    memberId: mia.self.id,
    before: null,
    limit: 10,
  });
  expect(entries.map(({ actor, action }) => [actor, action])).toEqual([
    ['operator', 'make_member'],
    ['operator', 'make_moderator'],
    ['operator', 'end_sessions'],
    ['operator', 'end_sessions'],
  ]);
});

test.each<[what: string, parameters: string[], sentence: RegExp]>([
  [
    'the password of a member who is not there',
    ['one-time-password', 'x'],
    /^There's no member of that name or number\.\n$/,
  ],
  ['a member who is nowhere', ['show', 'x'], /^There's no member of that name or number\.\n$/],
  [
    'a message that is not there',
    ['contact-handled', '999'],
    /^There's no contact message of that number\.\n$/,
  ],
  ['what is no id of a message', ['contact-handled', 'x'], /^x isn't the id of a message/],
  ['a member who is not there', ['restore', '999'], /^There's no member of that name/],
  ['what is no id', ['restore', 'rosa'], /^rosa isn't the id of a member/],
  [
    'a day that is over',
    ['suspend', '1', '--until', '2020-01-01', '--reason', 'x'],
    /^A suspension must end later than now\n$/,
  ],
  [
    'what is no day',
    ['suspend', '1', '--until', 'tomorrow', '--reason', 'x'],
    /^--until must be a day/,
  ],
  ['no words', ['remove', '1', '--reason', ' '], /^--reason: Write why\.\n$/],
  ['another role', ['role', '1', 'owner'], /Allowed choices are member, moderator, operator/],
])('%s is refused in one sentence', async (_what, parameters, sentence) => {
  const { code, output, errors } = await run(parameters);
  expect({ code, output }).toEqual({ code: 1, output: '' });
  expect(errors.replace('error: ', '')).toMatch(sentence);
});

test('where there is nothing to list, that is said instead of headings', async () => {
  const said = {
    reports: 'No report is waiting for an answer.',
    appeals: 'No appeal is waiting for an answer.',
    contact: 'Nobody has written with the contact form.',
    letters: "The site hasn't given up on any email.",
    waiting: 'Nobody is waiting for approval.',
  };
  const empty = { DATABASE_URL: `sqlite:${join(makeTemporaryFolder(), 'empty.db')}` };
  for (const [command, sentence] of Object.entries(said)) {
    expect(await run([command], empty)).toMatchObject({ code: 0, output: `${sentence}\n` });
  }
  expect((await run(['find', 'nobody'], empty)).output).toBe(
    'No member has that in their name, username or email address.\n',
  );
});

test('a one-time password is good for one log-in, and in the log', async () => {
  const { id } = await signUp(server.url, 'forgetful');
  const given = await run(['one-time-password', 'FORGETFUL']);
  expect(given).toMatchObject({ code: 0, errors: '' });
  const [about, password = ''] = given.output.split('\n');
  expect(about).toMatch(
    new RegExp(`^forgetful \\(forgetful, ${id}\\) can log in once until 2\\S+Z:$`),
  );
  expect(password).toMatch(/^[0-9a-z]{5}(-[0-9a-z]{5}){3}$/);
  const body = { username: 'forgetful', password };
  const answer = await createApiClient(server.url).send('POST', '/api/auth/login', body);
  expect(answer).toMatchObject({ status: 200, body: { mustChoosePassword: true } });
  const again = await createApiClient(server.url).send('POST', '/api/auth/login', body);
  expectProblem(again, 401, 'bad_credentials');
  const shown = await run(['show', 'forgetful']);
  expect(shown.output).toMatch(/operator +give_one_time_password$/m);
  expect(shown.output).not.toContain(password);
});

test('a member who has lost their second step as well is let in, and that is in the log', async () => {
  const id = toMemberId((await signUp(server.url, 'unlucky')).self.id);
  const factor = {
    ...noSecondFactor(id),
    authenticator: { status: 'on', secret: 'GEZDGNBV', lastStep: 1, since: null },
  } as const;
  await storeSecondFactor(storage, factor);
  const attempt = async (...options: string[]) => {
    const given = await run(['one-time-password', 'unlucky', ...options]);
    const body = { username: 'unlucky', password: given.output.split('\n')[1] };
    return createApiClient(server.url).send('POST', '/api/auth/login', body);
  };
  expectProblem(await attempt(), 401, 'second_factor_required');
  expect(await attempt('--switch-off-second-factor')).toMatchObject({ status: 200 });
  expect((await storage.secondFactors.load(id)).value).toEqual(noSecondFactor(id));
  expect((await run(['show', 'unlucky'])).output).toMatch(/operator +switch_off_second_factor$/m);
});

test('messages of the contact form are listed, the open ones first, and handled', async () => {
  const visitor = createApiClient(server.url);
  const draft = { topic: 'data', email: 'visitor@example.org', message: 'My data,\nplease' };
  await visitor.send('POST', '/api/contact-messages', draft);
  const writer = await signUp(server.url, 'writer');
  await writer.send('POST', '/api/contact-messages', { topic: 'fault', message: 'It is dark' });
  const listed = await run(['contact']);
  const [heading, first, second] = listed.output.split('\n');
  expect(heading).toMatch(/^id +state +sent +about +by +answer to +message$/);
  expect(first).toMatch(/^1 +open +\S+Z +data +visitor +visitor@example\.org +My data, please$/);
  expect(second).toMatch(
    new RegExp(`^2 +open +\\S+ +fault +member ${writer.id} +no answer +It is dark$`),
  );
  expect(await run(['contact-handled', '1'])).toMatchObject({
    code: 0,
    output: 'Message 1 has been handled.\n',
  });
  expect((await run(['contact-handled', '1'])).code).toBe(0);
  expect((await run(['contact'])).output).toMatch(/^2 +open.+\n1 +handled/m);
});

test('in production nothing is asked that only a server needs', async () => {
  const production = { NODE_ENV: 'production', PORT: 'x', RATE_LIMITS: 'off' };
  const found = await run(['find', 'nobody'], production);
  expect(found).toMatchObject({ code: 0, errors: '' });
});

test('as a program it prints what it found, and fails with a sentence', async () => {
  const program = await buildMembersProgram('members-under-test');
  const environment = { DATABASE_URL: `sqlite:${file}`, NODE_ENV: 'production' };
  const runProgram = (parameters: readonly string[]) =>
    runStorageProcess(program.file, parameters, { environment });
  await signUp(server.url, 'printed');
  const found = await runProgram(['find', 'printed']);
  expect(found).toMatchObject({ code: 0, errors: '' });
  expect(found.output).toMatch(/^\d+ +printed +printed@example\.org +member, active +printed$/m);
  expect(await runProgram(['restore', 'rosa'])).toMatchObject({
    code: 1,
    output: '',
    errors: expect.stringContaining("rosa isn't the id of a member") as string,
  });
  await program.remove();
});

test('events that nobody could receive are refused', async () => {
  const pooled = await run(['find', 'nobody'], {
    DATABASE_URL: 'postgres://pooler/kin',
    DATABASE_POOLER: 'transaction',
  });
  expect(pooled.code).toBe(1);
  expect(pooled.errors).toMatch(/^EVENTS_URL must be the address of PostgreSQL itself/);
});

test('memory is refused, because only its server can reach it', async () => {
  const { code, errors } = await run(['find', 'rosa'], { DATABASE_URL: 'memory:' });
  expect(code).toBe(1);
  expect(errors).toMatch(/^DATABASE_URL names memory/);
});

test('a moderator reads a report with its evidence, and answers it once', async () => {
  const [reporter, reported, moderator] = [
    await signUp(server.url, 'reporter'),
    await signUp(server.url, 'reported', { bio: 'I run\na gold mine.' }),
    await signUp(server.url, 'deciding'),
  ];
  await reporter.send('POST', '/api/reports', {
    memberId: reported.id,
    reason: 'money',
    words: 'Asked for gift cards.',
    attachMessages: true,
    block: false,
  });
  const queue = await run(['reports']);
  const id = /^(\d+) +money /m.exec(queue.output)?.[1] ?? '';
  const shown = await run(['report', id]);
  expect(shown.output).toMatch(/^words +Asked for gift cards\.$/m);
  expect(shown.output).toMatch(/^bio +I run a gold mine\.$/m);
  const by = ['--by', String(moderator.id)];
  const why = ['--guideline', 'money', '--reason', 'Never ask for gift cards.'];
  const answer = ['answer', id, 'warn', ...by, ...why];
  expect(await run(answer)).toMatchObject({ code: 1 });
  await run(['role', String(moderator.id), 'moderator']);
  expect(await run(answer)).toMatchObject({ code: 0, output: `Report ${id} has been answered.\n` });
  expect((await run(answer)).errors).toContain('already been answered');
  const told = await reported.send('GET', '/api/notices');
  expect(told.body).toMatchObject([{ kind: 'warn', reason: 'money', words: why.at(-1) }]);
  await reported.send('POST', `/api/notices/${noticeId(told)}/appeal`, {
    words: 'It was\na joke.',
  });
  expect((await run(['appeals'])).output).toMatch(/ warn .* It was a joke\.$/m);
  const appeal = ['decide-appeal', noticeId(told), 'upheld', '--reason', 'It was not funny.'];
  expect(await run(appeal)).toMatchObject({
    code: 0,
    output: `Appeal ${noticeId(told)} has been answered.\n`,
  });
  expect((await run(appeal)).errors).toContain('already been answered');
  const own = await reporter.send('GET', '/api/reports');
  expect(own.body).toMatchObject([{ state: 'answered', outcome: { kind: 'acted' } }]);
});

test('who waits for approval is listed, and let in or not', async () => {
  const registered = async (username: string) => {
    const { id } = await signUp(server.url, username);
    await storeStanding(storage, id, { account: { status: 'awaiting_approval' } });
    return id;
  };
  const [welcome, unwelcome] = [await registered('welcome'), await registered('unwelcome')];
  const waiting = await run(['waiting']);
  expect(waiting).toMatchObject({ code: 0, errors: '' });
  const [heading, ...rows] = waiting.output.trimEnd().split('\n');
  expect(heading).toMatch(/^id +registered +username +email +name$/);
  expect(rows).toEqual([
    expect.stringMatching(new RegExp(`^${welcome} +\\S+Z +welcome +welcome@example.org +welcome$`)),
    expect.stringMatching(new RegExp(`^${unwelcome} +\\S+Z +unwelcome `)),
  ]);
  expectProblem(await logIn('welcome'), 403, 'awaiting_approval');
  expect(await run(['restore', String(welcome)])).toMatchObject({
    code: 1,
    errors: 'This account is waiting for approval; approve or decline it first.\n',
  });
  expect(await run(['approve', String(welcome)])).toMatchObject({
    output: `welcome (welcome, ${welcome}): member, active.\n`,
  });
  expect((await run(['decline', String(unwelcome)])).code).toBe(0);
  expect(await logIn('welcome')).toMatchObject({ status: 200 });
  expectProblem(await logIn('unwelcome'), 403, 'account_removed');
  expect((await run(['waiting'])).output).toBe('Nobody is waiting for approval.\n');
  expect((await run(['approve', String(welcome)])).errors).toBe(
    'This account isn’t waiting for approval.\n',
  );
  expect((await run(['show', 'unwelcome'])).output).toMatch(/operator +decline$/m);
});

test('invitations are made, and only their hashes are stored', async () => {
  const made = await run(['invite', '--count', '2']);
  expect(made).toMatchObject({ code: 0, errors: '' });
  const codes = made.output.match(/(?<=^\/register\?invitation=)[\w-]{43}$/gm) ?? [];
  expect(new Set(codes).size).toBe(2);
  expect(made.output).toMatch(
    /Each can be used once, within 30 days\.\nPut the address of the site in front of it\.\n$/,
  );
  const tokens = createRandomSessionTokens();
  for (const code of codes) {
    expect(await storage.invitations.findByCode(tokens.hash(code))).toMatchObject({
      value: { inviterId: null, state: { status: 'open' } },
    });
    expect(await storage.invitations.findByCode(code)).toBeNull();
  }
  for (const count of ['0', '101', 'many', '-1']) {
    const { code, output } = await run(['invite', '--count', count]);
    expect({ code, output }).toEqual({ code: 1, output: '' });
  }
});

function noticeId({ body }: { readonly body: unknown }): string {
  return String(noticeSchema.array().parse(body)[0]?.id);
}

test('an account is deleted only when that is said twice, and the log has its number alone', async () => {
  const member = await signUp(server.url, 'zqxpartida', { name: 'Zqxpartida Gone' });
  const asked = await run(['delete', 'zqxpartida']);
  expect(asked.code).toBe(1);
  expect(asked.errors).toContain('Nothing can bring it back: repeat this with --yes.');
  expect(await isSignedIn(member)).toBe(true);
  const deleted = await run(['delete', 'zqxpartida', '--yes']);
  expect(deleted).toMatchObject({ code: 0, errors: '' });
  expect(deleted.output).toBe(
    `The account of member ${member.id} has been deleted. Earlier backups still hold it.\n`,
  );
  expect(await isSignedIn(member)).toBe(false);
  expectProblem(await logIn('zqxpartida'), 401, 'bad_credentials');
  expect((await run(['find', 'zqxpartida'])).output).not.toContain('Gone');
  const page = { viewerId: null, memberId: member.self.id, before: null, limit: 9 };
  expect(await storage.moderation.listEntries(page)).toMatchObject([
    { action: 'delete_account', actor: 'operator', memberId: member.id, words: null },
  ]);
});

/** The only letter of that kind that waits. */
async function findLetter(kind: Letter['kind']): Promise<LetterId> {
  for (let number = 1; number < 1_000; number += 1) {
    const queued = await storage.outbox.find(toLetterId(number));
    if (queued?.letter.kind === kind) return queued.id;
  }
  throw new Error(`No letter of the kind ${kind} waits.`);
}

test('mails that were given up are listed, tried again, and dropped', async () => {
  const { id: memberId } = await signUp(server.url, 'lena');
  const letters = [
    { kind: 'recover_password', address: toEmailAddress('nobody.here@example.org') },
    { kind: 'password_changed', memberId: toMemberId(memberId) },
  ] as const;
  const failure = { at: '2026-11-22T10:00:00.000Z', reason: '550 5.1.1 unknown' };
  const dueAt = '2126-11-22T10:00:00.000Z';
  for (const letter of letters) await queueLetter(storage, { letter, key: null, dueAt });
  const [recovery, change] = await Promise.all(letters.map(({ kind }) => findLetter(kind)));
  for (const id of [recovery!, change!]) await failLetter(storage, id, failure);

  const listed = await run(['letters']);
  expect(listed).toMatchObject({ code: 0, errors: '' });
  const [heading, one, other, ...rest] = listed.output.trimEnd().split('\n');
  expect(heading).toMatch(/^id +kind +to +tries +given up +why$/);
  const why = String.raw`1 +2026-11-22T10:00:00\.000Z +550 5\.1\.1 unknown$`;
  expect(one).toMatch(
    new RegExp(String.raw`^${recovery} +recover_password +n…@example\.org +${why}`),
  );
  expect(other).toMatch(new RegExp(`^${change} +password_changed +member ${memberId} +${why}`));
  expect(rest).toEqual([]);

  expect((await run(['letters', '--drop', String(recovery)])).output).toBe(
    `Letter ${recovery} has been dropped.\n`,
  );
  expect((await run(['letters', '--retry', String(change)])).code).toBe(0);
  const changed = () =>
    server.mails.filter(({ subject }) => subject === 'Hearthkin: Your password was changed');
  await expect.poll(() => changed().map(({ to }) => to as string)).toEqual(['lena@example.org']);
  expect((await run(['letters'])).output.trimEnd().split('\n')).toHaveLength(1);
  for (const [wrong, sentence] of [
    [['--retry', String(change)], "There's no letter of that number.\n"],
    [['--drop', 'x'], 'x isn\'t the id of a letter: look it up with "letters".\n'],
    [
      ['--drop', '1', '--retry', '1'],
      'Choose --retry or --drop: a dropped email is gone for good.\n',
    ],
  ] as const) {
    expect(await run(['letters', ...wrong])).toMatchObject({ code: 1, errors: sentence });
  }
});

test('a letter to subscribers is shown first, goes to each once, and on to who subscribed since', async () => {
  const subscribe = async (name: string) => {
    const since = '2026-11-21T10:00:00.000Z';
    const subscriber = { address: toEmailAddress(`${name}@readers.example`), since };
    const changes = [{ type: 'add_subscriber', subscriber }] as const;
    await storage.commit({ changes, events: [], actorId: null, at: since });
  };
  await subscribe('one');
  await subscribe('two');
  const text = join(dirname(file), 'letter.txt');
  writeFileSync(text, 'Dear all,\r\n\r\nit is spring.\n');
  const options = ['newsletter', '--subject', 'News of spring', '--text-file', text];
  expect(await run(options)).toMatchObject({
    code: 0,
    output:
      'News of spring\n\nDear all,\n\nit is spring.\n\nNothing has been sent yet. Add --yes to send it.\n',
  });
  const send = async () => (await run([...options, '--yes'])).output;
  expect(await send()).toBe('2 letters are waiting for the servers to send.\n');
  expect(await send()).toBe('0 letters are waiting for the servers to send.\n');
  await subscribe('three');
  expect(await send()).toBe('1 letter is waiting for the servers to send.\n');
  const sent = () => server.mails.filter(({ subject }) => subject === 'Hearthkin: News of spring');
  await expect.poll(() => sent().length).toBe(3);
  expect(
    sent()
      .map(({ to }) => to)
      .sort(),
  ).toEqual(['one', 'three', 'two'].map((name) => `${name}@readers.example`));
  for (const mail of sent()) expect(mail.unsubscribeUrl).toContain('/api/newsletter/stop?token=');
});

test('a letter that cannot be read or is empty goes to nobody', async () => {
  const empty = join(dirname(file), 'empty.txt');
  writeFileSync(empty, ' \n');
  const send = (path: string) =>
    run(['newsletter', '--subject', 'Nothing', '--text-file', path, '--yes']);
  expect(await send(empty)).toMatchObject({ code: 1, errors: `${empty} is empty.\n` });
  const missing = join(dirname(file), 'missing.txt');
  expect(await send(missing)).toMatchObject({ code: 1, errors: `${missing} can't be read.\n` });
});
