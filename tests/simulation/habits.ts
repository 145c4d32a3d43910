import { endpoints, type EndpointName } from '#core/contract.ts';
import type { Endpoint } from '#core/kernel/schemas/endpoint.ts';
import { appCodeAt } from '#tests/support/app-codes.ts';
import { makeCredential, signChallenge } from '#tests/support/plain-passkeys.ts';
import { listOf, type Actor } from './actor.ts';
import type { Call } from './calls.ts';
import { DASHBOARD_HABITS, putAside, readNotices } from './dashboard-habits.ts';
import { HABITS_TOGETHER } from './habits-together.ts';
import { LETTER_LINKS } from './letter-links.ts';
import { habit, type Habit } from './habit.ts';
import { personMark, WRONG_PASSWORD, type Part } from './people.ts';
import { ORIGIN } from './process.ts';

/** How long a mail mostly takes, in milliseconds. */
const MAIL_TIME = 1_000;
/** How long it takes to make a copy of somebody's data, in milliseconds. */
const COPY_TIME = 4_000;

const ZONES = ['Europe/Paris', 'America/Los_Angeles', 'Asia/Tokyo'];
const REASONS = ['danger', 'threats', 'money', 'impersonation', 'other'] as const;

/** What a ring of accounts does at the same time: the same words to as many as they reach. */
export const RING: Habit = habit(
  'says the same to many',
  1,
  async (actor) => {
    const note = 'I have bitcoin for you. I would like to get to know you better.';
    const content = 'I have bitcoin for you, write to me at WhatsApp +447700900123.';
    for (let more = 8; more > 0; more -= 1) {
      const userId2 = await actor.someone();
      const body = { userId1: actor.id, userId2, relationshipTypeId: 2, note };
      if (userId2 !== undefined) await actor.call('requestConnection', { body });
    }
    for (const { id } of await actor.connections('accepted')) {
      await actor.call('sendMessage', { id, body: { content } });
    }
  },
  { of: ['scammer'] },
);

/** Everything that members do. */
export const HABITS: readonly Habit[] = [
  habit('looks for people', 4, async (actor) => {
    const id = await actor.someone();
    if (id !== undefined) {
      await actor.call('getMember', { id });
      const query = { userId1: actor.id, userId2: id };
      if (actor.chance.happens(0.2)) await actor.call('getConnectionStatus', { query });
    }
    await actor.call('recommendMembers');
  }),
  habit(
    'asks somebody',
    20,
    async (actor) => {
      const { chance, world } = actor;
      // Some do not take no for an answer.
      const again = chance.happens(0.3)
        ? chance.pick(world.facts.whoSaidNoTo(actor.id))
        : undefined;
      const id = again ?? (await actor.someone());
      if (id === undefined) return;
      const { words, text } = actor.words('note', id, null);
      const note = actor.chance.happens(0.5) ? text : null;
      const body = { userId1: actor.id, userId2: id, relationshipTypeId: 2, note };
      await actor.call('requestConnection', { body }, words);
    },
    { of: ['member', 'scammer', 'newcomer', 'operator'] },
  ),
  habit('accepts', 20, async (actor) => {
    const body = { status: 'accepted' };
    for (const { id } of await actor.connections('pending', false)) {
      if (actor.chance.happens(0.7)) await actor.call('acceptConnection', { id, body });
    }
  }),
  habit('declines', 3, async (actor) => {
    const request = actor.chance.pick(await actor.connections('pending', false));
    if (request === undefined) return;
    const answer = actor.chance.happens(0.5) ? { answer: 'too_busy' } : {};
    await actor.call('removeConnection', {
      id: request.id,
      query: { status: 'pending', ...answer },
    });
    actor.person.lastDeclined = request.otherId;
    if (actor.chance.happens(0.3)) await actor.call('undoDecline', { id: request.otherId });
  }),
  habit('thinks again after a decline', 3, async (actor) => {
    const { lastDeclined } = actor.person;
    if (lastDeclined !== null) await actor.call('undoDecline', { id: lastDeclined });
  }),
  habit('withdraws a request', 3, async (actor) => {
    const request = actor.chance.pick(await actor.connections('pending', true));
    if (request === undefined) return;
    await actor.call('removeConnection', { id: request.id, query: { status: 'pending' } });
  }),
  habit('ends a connection', 1, async (actor) => {
    const connection = actor.chance.pick(await actor.connections('accepted'));
    if (connection === undefined) return;
    await actor.call('removeConnection', { id: connection.id, query: { status: 'accepted' } });
  }),
  habit('writes', 20, async (actor) => {
    const status = actor.chance.happens(0.9) ? 'accepted' : 'pending';
    const known = await actor.connections(status);
    // Some let a connection lie for long.
    const livelier = known.filter(({ id }) => id % 3 > 0);
    const connection = actor.chance.pick(actor.chance.happens(0.97) ? livelier : known);
    if (connection === undefined) return;
    const { words, text } = actor.words('message', connection.otherId, connection.id);
    if (actor.chance.happens(0.1)) await actor.call('getConversation', { id: connection.id });
    if (actor.chance.happens(0.2)) await actor.call('showTyping', { id: connection.id });
    if (status === 'pending') await actor.call('listMessages', { id: connection.id });
    const replyTo = actor.chance.happens(0.2) ? ((await actor.message(false)) ?? null) : null;
    const body = { content: text, replyTo };
    await actor.call('sendMessage', { id: connection.id, body }, words);
    const { messageId } = words;
    if (messageId === null) return;
    if (actor.chance.happens(0.2)) await edit(actor, messageId);
    if (actor.chance.happens(0.1)) await actor.call('takeBackMessage', { id: messageId });
  }),
  habit('edits a message', 5, async (actor) => {
    const id = await actor.message(true);
    if (id !== undefined) await edit(actor, id);
  }),
  habit('takes a message back', 3, async (actor) => {
    const id = await actor.message(true);
    if (id !== undefined) await actor.call('takeBackMessage', { id });
  }),
  habit('reads', 8, async (actor) => {
    await actor.call('listConversations');
    const id = await actor.message(false);
    if (id !== undefined) await actor.call('markMessageAsRead', { id });
    await actor.call('getConnectionOverview');
  }),
  habit('searches messages', 2, (actor) =>
    actor.call('searchMessages', { query: { query: 'garden' } }),
  ),
  habit('pins and mutes', 2, async (actor) => {
    const connection = actor.chance.pick(await actor.connections('accepted'));
    if (connection === undefined) return;
    const body = actor.chance.happens(0.7)
      ? { pinned: actor.chance.happens(0.5), muted: actor.chance.happens(0.5) }
      : putAside(actor);
    await actor.call('changeConversation', { id: connection.id, body });
  }),
  habit('notes something about somebody', 5, async (actor) => {
    const connection = actor.chance.pick(await actor.connections('accepted'));
    if (connection === undefined) return;
    const { id, otherId } = connection;
    await actor.call('getPrivateNote', { id });
    if (actor.chance.happens(0.2)) {
      await actor.call('writePrivateNote', { id, body: { text: '' } });
      return;
    }
    const { words, text } = actor.words('secret', otherId, id);
    await actor.call('writePrivateNote', { id, body: { text } }, words);
  }),
  habit('edits the profile', 4, (actor) => {
    const bio = `${actor.chance.pick(['I like tea.', 'Two cats.'])} ${personMark(actor.person.index)}`;
    const age = 18 + actor.chance.below(80);
    const timeZone = actor.chance.pick(ZONES);
    const preferences = { relationshipTypes: [1, 2], interests: ['Gardening'], timeZone };
    const sharedSigns = { typing: actor.chance.happens(0.5), reading: actor.chance.happens(0.5) };
    const whoMayAsk = { relationshipTypes: [], ageRange: null, onlyWithNote: false };
    return actor.call('updateProfile', {
      id: actor.id,
      body: { bio, age, preferences, sharedSigns, whoMayAsk },
    });
  }),
  habit(
    'says to be too young',
    0.3,
    async (actor) => {
      await actor.call('updateProfile', { id: actor.id, body: { age: 15 } });
      if (actor.chance.happens(0.3)) await actor.call('closeUnderAge');
    },
    { of: ['newcomer', 'member'] },
  ),
  habit('takes a break or comes back from it', 2, (actor) =>
    actor.chance.happens(0.3)
      ? actor.call('takeBreak', { body: { isTold: actor.chance.happens(0.5) } })
      : actor.call('endBreak'),
  ),
  habit('blocks', 0.7, async (actor) => {
    const known = [...actor.device.shownConnections].map(({ otherId }) => otherId);
    const id = actor.other?.memberId ?? actor.chance.pick(known) ?? (await actor.someone());
    if (id !== undefined) await actor.call('blockMember', { id });
  }),
  habit('lifts a block', 8, async (actor) => {
    const blocked = listOf(await actor.call('listBlockedMembers'));
    const chosen = actor.chance.pick(blocked);
    if (chosen !== undefined) await actor.call('unblockMember', { id: chosen.id });
  }),
  habit('reports somebody', 1, async (actor) => {
    const ended = listOf(await actor.call('listEndedConnections'));
    const known = [
      ...actor.device.shownConnections.map(({ otherId }) => otherId),
      ...ended.map(({ member }) => member.id),
    ];
    const memberId = actor.chance.pick(known) ?? (await actor.someone());
    if (memberId === undefined) return;
    const [attachMessages, block] = [actor.chance.happens(0.7), actor.chance.happens(0.4)];
    const reason = actor.chance.pick(REASONS)!;
    const body = { memberId, reason, words: 'Please look.', attachMessages, block };
    await actor.call('fileReport', { body });
    await actor.call('listReports');
  }),
  habit('reads notices and appeals', 3, async (actor) => {
    const notices = await readNotices(actor);
    const chosen = notices.find(({ mayAppeal }) => mayAppeal === true);
    if (chosen !== undefined) {
      await actor.call('appeal', { id: chosen.id, body: { words: 'I did not mean it.' } });
    }
  }),
  habit(
    'asks about a notice without being signed in',
    1,
    async (actor) => {
      const { username, password } = actor.person;
      await actor.call('showNoticeByPassword', { body: { username, password } });
      await actor.call('appealByPassword', {
        body: { username, password, words: 'Please look again.' },
      });
    },
    { isPublic: true },
  ),
  habit('logs in', 3, logIn, { isPublic: true }),
  habit('logs out', 1, (actor) => actor.call('logOut', { body: {} })),
  habit('ends other sessions', 1, async (actor) => {
    await actor.call('listSessions');
    await actor.call('endOtherSessions');
  }),
  habit('ends one session', 0.5, async (actor) => {
    const session = actor.chance.pick(listOf(await actor.call('listSessions')));
    if (session !== undefined) await actor.call('endSession', { id: session.id });
  }),
  habit('chooses another password', 1, async (actor) => {
    const newPassword = `another gate ${actor.chance.below(1e6)}`;
    const answer = await actor.call('choosePassword', {
      body: { newPassword, ...actor.proof() },
    });
    if (answer.status === 200) actor.person.password = newPassword;
  }),
  habit('forgets the password', 1, recover, { isPublic: true }),
  habit(
    'loses the password, the mailbox and the phone',
    0.4,
    async (actor) => {
      const { person, chance } = actor;
      const email = `${personMark(person.index)}.${10 + chance.below(9)}@example.org`;
      await askDesk(actor, email);
      Object.assign(person, { email, password: WRONG_PASSWORD, secret: null, passkeys: 0 });
      await openMail(actor);
    },
    { isPublic: true, of: ['member', 'newcomer'] },
  ),
  habit('changes the address', 1, async (actor) => {
    const email = `${personMark(actor.person.index)}.${actor.chance.below(9)}@example.org`;
    await actor.call('askForAddress', { body: { email, ...actor.proof() } });
    await openMail(actor);
    await openMail(actor);
  }),
  habit('follows a link of a mail', 8, followLink, { isPublic: true }),
  habit('sets up an app for codes', 0.5, setUpApp),
  habit('switches the app off', 0.5, async (actor) => {
    const answer = await actor.call('switchOffAuthenticator', { body: actor.proof() });
    if (answer.status === 200) actor.person.secret = null;
  }),
  habit('makes recovery codes', 0.5, async (actor) => {
    const answer = await actor.call('makeRecoveryCodes', { body: actor.proof() });
    actor.person.codes = ((answer.body ?? {}) as { codes?: string[] }).codes ?? [];
    await actor.call('showFactors');
  }),
  habit('adds a passkey', 0.5, async (actor) => {
    const began = await actor.call('beginPasskey', { body: actor.proof() });
    const { challenge } = (began.body ?? {}) as { challenge?: string };
    if (challenge === undefined) return;
    const id = `passkey-${actor.person.index}-${actor.person.passkeys}`;
    const credential = makeCredential(id, challenge, ORIGIN);
    const body = { challenge, name: 'My phone', credential };
    const answer = await actor.call('addPasskey', { body });
    if (answer.status === 201) actor.person.passkeys += 1;
  }),
  habit(
    'logs in with a passkey',
    1,
    async (actor) => {
      const began = await actor.call('beginPasskeyLogIn');
      const { challenge } = (began.body ?? {}) as { challenge?: string };
      if (challenge === undefined || actor.person.passkeys === 0) return;
      const id = `passkey-${actor.person.index}-${actor.chance.below(actor.person.passkeys)}`;
      const signed = signChallenge(id, challenge, ORIGIN);
      await actor.call('logInByPasskey', { body: { challenge, signed } });
    },
    { isPublic: true },
  ),
  habit('removes a passkey', 0.3, (actor) => {
    const credentialId = `passkey-${actor.person.index}-0`;
    return actor.call('removePasskey', { body: { credentialId, ...actor.proof() } });
  }),
  habit('asks for a copy of the data', 1, async (actor) => {
    await actor.call('requestDataExport', { body: actor.proof() });
    if (actor.chance.happens(0.5)) await actor.wait(COPY_TIME);
    const copies = listOf(await actor.call('listDataExports'));
    const ready = copies.find(({ status }) => (status as string) === 'ready');
    if (ready !== undefined) await actor.call('downloadDataExport', { id: ready.id });
  }),
  habit('chooses mails', 3, (actor) => {
    const often = () => actor.chance.pick(['at_once', 'daily', 'weekly', 'never'] as const)!;
    const paces = { requests: often(), acceptances: often(), messages: often() };
    const body = { ...paces, rhythmDays: actor.chance.happens(0.8) };
    return actor.call('chooseMails', { body });
  }),
  habit(
    'subscribes to the newsletter',
    0.5,
    (actor) => actor.call('askForNewsletter', { body: { email: actor.person.email } }),
    { isPublic: true },
  ),
  habit(
    'writes to those who run the site',
    0.5,
    (actor) =>
      actor.call('sendContactMessage', {
        body: { topic: 'other', email: 'somebody@example.org', message: 'Is anybody there?' },
      }),
    { isPublic: true },
  ),
  habit('lets nothing but passkeys in, or a password too', 0.5, (actor) =>
    actor.call('requirePasskey', {
      body: { onlyPasskeys: actor.chance.happens(0.3), ...actor.proof() },
    }),
  ),
  habit('invites', 0.5, async (actor) => {
    await actor.call('invite');
    const [open] = listOf(await actor.call('listInvitations'));
    if (open !== undefined && actor.chance.happens(0.5)) {
      await actor.call('withdrawInvitation', { id: open.id });
    }
  }),
  habit('leaves', 0.5, (actor) => actor.call('leave', { body: actor.proof() }), {
    of: ['member', 'scammer', 'newcomer'],
  }),
  RING,
  ...DASHBOARD_HABITS,
  ...HABITS_TOGETHER,
  habit('keeps a page open', 3, (actor) => actor.world.openStream(actor.person, actor.device)),
  habit('looks around', 3, async (actor) => {
    await actor.call('countUnreadMessages');
    await actor.call('countConnections');
    const answer = actor.chance.pick(listOf(await actor.call('listAnswers')));
    if (answer !== undefined) await actor.call('dismissAnswer', { id: answer.member.id });
    await actor.call('listSecurityLog');
    await actor.call('getAddress');
    if (actor.chance.happens(0.1)) await actor.call('sendConfirmation');
  }),
  habit(
    'opens whatever there is to read',
    5,
    async (actor) => {
      const { chance } = actor;
      for (let more = 4; more > 0; more -= 1) {
        const name = chance.pick(READINGS)!;
        await actor.call(name, { id: chance.pick(actor.world.numbersFor(name)) ?? actor.id });
      }
    },
    { isPublic: true },
  ),
  habit(
    'uses a copy of an old cookie',
    4,
    async (actor) => {
      const token = actor.chance.pick(actor.device.oldTokens);
      if (token === undefined) return;
      const thief = { ...actor.device, cookies: new Map([['__Host-sid', token]]) };
      await actor.world.call(actor.person, thief, { name: 'getCurrentMember' });
    },
    { isPublic: true },
  ),
  habit('repeats calls of others about things that aren’t theirs', 8, async (actor) => {
    const { chance, world } = actor;
    for (let more = 6; more > 0; more -= 1) {
      const seen = chance.pick([...world.done.values()]);
      if (seen === undefined) return;
      const id = chance.pick(world.numbersFor(seen.name)) ?? 1 + chance.below(40);
      await actor.call(seen.name, { ...withoutMarks(seen), id });
    }
  }),
];

/** Every call that reads and needs no more than a number, of whatever part of the product. */
const READINGS = (Object.keys(endpoints) as EndpointName[]).filter((name) => {
  const { method, streams }: Endpoint = endpoints[name];
  return method === 'GET' && !streams;
});

/** What a call sends, without the marks that show who wrote it. */
function withoutMarks({ query, body, upload }: Call): Omit<Call, 'name'> {
  const sent = JSON.stringify({ query, body, upload });
  return JSON.parse(sent.replaceAll(/zq[a-z]\d+zq/g, '')) as Omit<Call, 'name'>;
}

/** After this many failed log-ins in a row somebody gives up, and somebody new comes; those who run the site keep trying. */
const MOST_FAILURES = 12;
const RUN_THE_SITE: readonly Part[] = ['operator', 'moderator'];

/** How those are refused whose time here is over, mostly. */
export const OVER: readonly string[] = ['account_removed', 'account_under_age'];

/** Logs in, with whatever second step there is, and comes back from leaving if that is the way. */
export async function logIn(actor: Actor): Promise<void> {
  const { person, chance, world } = actor;
  const username = chance.happens(0.8) ? person.username : person.email;
  const password = chance.happens(0.93) ? person.password : WRONG_PASSWORD;
  const comeBack = chance.happens(0.3) ? { comeBack: true } : {};
  const body = { username, password, ...comeBack };
  const answer = await actor.call('logIn', { body });
  const { code: refusal } = (answer.body ?? {}) as { code?: string };
  person.failures = answer.status === 200 ? 0 : person.failures + 1;
  const isShutOut = person.failures > MOST_FAILURES && !RUN_THE_SITE.includes(person.part);
  if (isShutOut || (OVER.includes(refusal ?? '') && chance.happens(0.2))) world.replace(person);
  if (refusal === 'bad_credentials' && chance.happens(0.3)) await recover(actor);
  if (refusal !== 'second_factor_required') return;
  const [recoveryCode, ...rest] = person.codes;
  const appCode =
    person.secret === null
      ? undefined
      : appCodeAt(person.secret, new Date(world.now()).toISOString());
  const code = appCode ?? recoveryCode;
  if (appCode === undefined) person.codes = rest;
  if (code === undefined) return;
  const { status } = await actor.call('logIn', { body: { ...body, code } });
  if (status === 200) person.failures = 0;
}

/** Asks for a link to choose another password by. */
async function recover(actor: Actor): Promise<void> {
  if (actor.person.password === WRONG_PASSWORD) await askDesk(actor);
  else await actor.call('recoverPassword', { body: { email: actor.person.email } });
  await openMail(actor);
}

/** Asks the desk for an account of which nothing is left to log in with. */
async function askDesk(actor: Actor, email = actor.person.email): Promise<void> {
  const { person, world } = actor;
  const { username, joinedIn } = person;
  const circle = world.facts.circleOf(actor.id).map((id) => {
    const known = world.people.find(({ memberId }) => memberId === id);
    return `Person ${known?.username}`;
  });
  const oldAddress = `${username}@example.org`;
  const [lastPerson = ''] = circle;
  const people = circle.slice(0, 5).join(', ');
  const body = { username, email, oldAddress, joinedIn, people, lastPerson };
  await actor.call('askForRecovery', { body });
}

/** Changes what a message of theirs says. */
async function edit(actor: Actor, id: number): Promise<void> {
  const [earlier] = actor.world.facts.messages.get(id) ?? [];
  if (earlier === undefined) return;
  const { words, text } = actor.words('message', earlier.otherId, earlier.connectionId);
  await actor.call('editMessage', { id, body: { content: text } }, words);
}

/** Waits for a mail, and mostly follows its link. */
export async function openMail(actor: Actor): Promise<void> {
  await actor.wait(MAIL_TIME);
  if (actor.chance.happens(0.8)) await followLink(actor);
}

/** Follows one of the links in their mails, the newest more often, sometimes one that was used before. */
async function followLink(actor: Actor): Promise<void> {
  const { person, chance } = actor;
  const mail = chance.happens(0.6) ? person.mails.at(-1) : chance.pick(person.mails);
  const [, path = '', token = ''] =
    /example\/([a-z-]+)#token=([\w-]+)/.exec(mail?.text ?? '') ?? [];
  await LETTER_LINKS[path]?.(actor, token, mail?.to ?? '');
}

/** Sets up an app that shows codes. */
export async function setUpApp(actor: Actor): Promise<void> {
  const began = await actor.call('beginAuthenticator', { body: actor.proof() });
  const { secret } = (began.body ?? {}) as { secret?: string };
  if (secret === undefined) return;
  const code = appCodeAt(secret, new Date(actor.world.now()).toISOString());
  const answer = await actor.call('confirmAuthenticator', { body: { code } });
  if (answer.status === 200) actor.person.secret = secret;
}
