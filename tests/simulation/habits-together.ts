import type { ActivitiesForTwo } from '#core/connections/domain/activities-for-two.ts';
import type { BondForTwo } from '#core/connections/domain/bond-for-two.ts';
import { listOf, type Actor } from './actor.ts';
import { outcomeOf } from './exchange.ts';
import { habit } from './habit.ts';
import { connectionIn, receivedIn, type WireIntroductions } from './introductions.ts';
import { isGranted } from './lesson.ts';
import { tokenOf, type Device, type Person } from './people.ts';
import { keyIn } from './pictures.ts';
import { openOf, type WireQuestions } from './questions.ts';
import type { WireRhythm } from './rhythms.ts';
import type { World } from './world.ts';

/* What people do together, beside writing: questions for two, rhythms, introductions, photos, voices, days and vouches. */

const NAMES = [
  'funny_habit',
  'old_object',
  'useful_thing',
  'small_luxury',
  'comfort',
  'forgiveness',
];

const QUESTION_HABITS = [
  habit('answers a question for two, or asks one', 12, async (actor) => {
    const { chance } = actor;
    const connection = chance.pick(await actor.connections('accepted'));
    if (connection === undefined) return;
    const { id, otherId } = connection;
    const { body, status } = await actor.call('getQuestions', { id });
    if (status !== 200) return;
    const { open } = body as WireQuestions;
    const act = chance.below(10);
    if (open === null) await ask(chance.pick(NAMES)!);
    else if (act === 0) await actor.call('setQuestionAside', { id });
    else if (act === 1) await actor.call('takeBackAnswer', { id });
    else await answer(open.name);

    async function ask(name: string): Promise<void> {
      const asked = await actor.call('askQuestion', { id, body: { name } });
      if (asked.status === 201 && chance.happens(0.6)) await answer(name);
    }

    async function answer(name: string): Promise<void> {
      const { words, text } = actor.words('answer', otherId, id, name);
      const body = { name, content: text };
      const answered = await actor.call('answerQuestion', { id, body }, words);
      const isOpen = isGranted(answered) && openOf(answered) === null;
      if (isOpen) actor.world.reached.add('two answers open');
    }
  }),
];

const CADENCES = [
  ...['monday', 'thursday', 'sunday'].map((weekday) => ({ every: 'weekday', weekday })),
  { every: 'week' },
  { every: 'month' },
];

const RHYTHM_HABITS = [
  habit('chooses a rhythm with somebody, or stops it', 12, async (actor) => {
    const { chance } = actor;
    const connection = chance.pick(await actor.connections('accepted'));
    if (connection === undefined) return;
    const { id } = connection;
    const { body } = await actor.call('getRhythm', { id });
    const { rhythm } = (body ?? {}) as Partial<WireRhythm>;
    const isAgreed = rhythm?.state === 'agreed';
    if (chance.happens(isAgreed ? 0.3 : 0.05)) await actor.call('stopRhythm', { id });
    if (chance.happens(isAgreed ? 0.9 : 0.1)) return;
    const cadence = rhythm && !rhythm.isOwn ? rhythm.cadence : chance.pick(CADENCES);
    await actor.call('chooseRhythm', { id, body: cadence });
    if (chance.happens(0.5)) await actor.call('chooseMails', { body: { rhythmDays: true } });
  }),
];

const ACTIVITY_HABITS = [
  habit('has something in mind to do together, does it, or drops it', 10, async (actor) => {
    const { chance, world } = actor;
    const connection = chance.pick(await actor.connections('accepted'));
    if (connection === undefined) return;
    const { id } = connection;
    const { body } = await actor.call('getActivities', { id });
    const { open = null } = (body ?? {}) as Partial<ActivitiesForTwo>;
    if (chance.happens(0.1)) await actor.call('dropActivity', { id });
    if (open?.state === 'agreed') {
      await actor.call('finishActivity', { id, body: { name: open.name } });
      return;
    }
    const day = new Date(world.now() + chance.below(5) * DAY).toISOString().slice(0, 10);
    const chosen = { name: chance.pick(['same_soup', 'old_photo']), day };
    const isTheirs = open?.isOwn === false && chance.happens(0.7);
    const wish = isTheirs ? { name: open.name, day: open.day } : chosen;
    const chose = await actor.call('chooseActivity', { id, body: wish });
    const now = (chose.body as Partial<ActivitiesForTwo> | undefined)?.open;
    if (now?.state === 'agreed') {
      await actor.call('finishActivity', { id, body: { name: now.name } });
    }
  }),
];

const DAY = 86_400_000;

const BOND_HABITS = [
  habit('suggests another bond, agrees to one, or drops it', 8, async (actor) => {
    const { chance, world } = actor;
    const connection = chance.pick(await actor.connections('accepted'));
    if (connection === undefined) return;
    const { id } = connection;
    const { body } = await actor.call('getBond', { id });
    const { suggested = null } = (body ?? {}) as Partial<BondForTwo>;
    if (suggested !== null && chance.happens(0.2)) {
      await actor.call('dropSuggestedBond', { id });
      return;
    }
    if (suggested?.isOwn === false && chance.happens(0.7)) {
      const { relationshipTypeId, side } = suggested;
      const { body: agreed } = await actor.call('chooseBond', {
        id,
        body: { relationshipTypeId, side },
      });
      const isAgreed = (agreed as Partial<BondForTwo> | undefined)?.suggested === null;
      if (isAgreed) world.reached.add('two agree on another bond');
      return;
    }
    const [relationshipTypeId, side] = chance.pick(BONDS)!;
    await actor.call('chooseBond', { id, body: { relationshipTypeId, side } });
  }),
];

const BONDS = [
  [1, 'seek'],
  [2, null],
  [3, 'offer'],
  [3, 'seek'],
  [4, 'either'],
] as const;

const INTRODUCTION_HABITS = [
  habit('introduces two', 12, async (actor) => {
    const { chance } = actor;
    await actor.connections('accepted');
    // Some introduce everybody whom they know to each other.
    for (let more = chance.happens(0.1) ? 5 : 1; more > 0; more -= 1) await introduceTwo(actor);
  }),
  habit('answers an introduction', 30, async (actor) => {
    const { chance } = actor;
    const known = chance.pick(receivedIn(await actor.call('listIntroductions')));
    if (known === undefined) return;
    const answer = chance.happens(0.75) ? 'yes' : 'no';
    const { body } = await actor.call('answerIntroduction', { id: known.id, body: { answer } });
    if (connectionIn(body) !== null) actor.world.reached.add('an introduction connects two');
  }),
  habit('takes an introduction back', 1, async (actor) => {
    const { body, status } = await actor.call('listIntroductions');
    const made = status === 200 ? (body as WireIntroductions).made : [];
    const chosen = actor.chance.pick(made);
    if (chosen !== undefined) await actor.call('withdrawIntroduction', { id: chosen.id });
  }),
];

async function introduceTwo(actor: Actor): Promise<void> {
  const { chance, device, world } = actor;
  const others = device.shownConnections
    .filter(({ status }) => status === 'accepted')
    .map(({ otherId }) => otherId);
  const memberId1 = chance.pick(others) ?? 0;
  const strangers = others.filter((id) => !world.facts.mayKnow(memberId1, id, world.facts.moment));
  const memberId2 = chance.pick(chance.happens(0.8) ? strangers : others);
  if (memberId2 === undefined || memberId1 === memberId2) return;
  const [note1, note2] = [memberId1, memberId2].map((id) => actor.words('hint', id, null).text);
  await actor.call('introduceMembers', { body: { memberId1, memberId2, note1, note2 } });
}

const WAVEFORM = 'A'.repeat(86);

const ATTACHMENT_HABITS = [
  habit('sends a photo or a voice', 10, async (actor) => {
    const { chance, world } = actor;
    const connection = chance.pick(await actor.connections('accepted'));
    if (connection === undefined) return;
    const { id, otherId } = connection;
    const { words, text } = actor.words('file', otherId, id);
    const made = chance.happens(0.6)
      ? await actor.call('attachPicture', { id, upload: text }, words)
      : await actor.call('attachVoice', { id, upload: text, query: { waveform: WAVEFORM } }, words);
    if (made.status !== 201 || chance.happens(0.1)) return;
    const { key } = (made.body as { attachment: { key: string } }).attachment;
    const said = actor.words('message', otherId, id);
    const body = { content: said.text, attachments: [{ key }] };
    await actor.call('sendMessage', { id, body }, said.words);
    const { messageId } = said.words;
    if (messageId === null || chance.happens(0.8)) return;
    world.reached.add('a photo or a voice is taken back');
    await actor.call('takeBackMessage', { id: messageId });
  }),
  habit('opens a photo or a voice', 12, async (actor) => {
    const { chance, world } = actor;
    await actor.message(false);
    // Some keep an address, or were given it by others.
    const own = [...world.facts.files].filter(([, { otherId }]) => otherId === actor.id);
    const from = chance.happens(0.6) ? own : [...world.facts.files];
    const [key] = chance.pick(from.slice(-12)) ?? [];
    if (key === undefined) return;
    const { status } = await actor.call('openFile', { key: `${key}/320` });
    if (status === 404) await actor.call('openFile', { key: `${key}/voice` });
  }),
];

const PICTURE_HABITS = [
  habit('puts a photo into the profile, or takes one away', 5, async (actor) => {
    const { chance } = actor;
    const { body: list } = await actor.call('listPictures');
    const { pictures = [] } = (list ?? {}) as { pictures?: readonly { readonly id: number }[] };
    const kept = chance.pick(pictures);
    if (kept !== undefined && chance.happens(0.4)) {
      return actor.call('removePicture', { id: kept.id });
    }
    const { words, text } = actor.words('image', 0, null);
    const { body, status } = await actor.call('keepPicture', { upload: text }, words);
    if (status !== 201 || chance.happens(0.1)) return undefined;
    const { id, address } = (body as { picture: { id: number; address: string } }).picture;
    const profile = { avatarUrl: address, photosSeenBy: chance.pick(['everyone', 'connections']) };
    await actor.call('updateProfile', { id: actor.id, body: profile });
    return actor.call('describePicture', { id, body: { description: 'Me and my cat' } });
  }),
  habit('looks at the photo of somebody', 6, async (actor) => {
    const { chance, world } = actor;
    const id = await actor.someone();
    if (id === undefined) return;
    const { body } = await actor.call('getMember', { id });
    const shown = keyIn((body as { avatarUrl?: string | null } | undefined)?.avatarUrl);
    // Some keep an address, or were given it by others.
    const key = chance.happens(0.5)
      ? shown
      : (chance.pick([...world.facts.picturesByKey.keys()].slice(-12)) ?? null);
    if (key === null) return;
    const { text } = await actor.call('openFile', { key: `${key}/320` });
    if (text.includes('zqi')) world.reached.add('a photo of a profile is seen');
  }),
];

const DATES = ['01-01', '02-29', '06-15', '12-31'];

const DAY_HABITS = [
  habit('keeps a day, changes it, or removes it', 6, async (actor) => {
    const { chance } = actor;
    const day = chance.pick(listOf(await actor.call('listDays')));
    if (day !== undefined && chance.happens(0.3)) return actor.call('removeDay', { id: day.id });
    const connection = chance.pick(await actor.connections('accepted'));
    const shownTo = connection === undefined || chance.happens(0.2) ? [] : [connection.id];
    const otherId = shownTo.length === 0 ? 0 : (connection?.otherId ?? 0);
    const { words, text } = actor.words('day', otherId, shownTo[0] ?? null);
    const tone = chance.pick(['glad', 'quiet']);
    const body = { date: chance.pick(DATES), meaning: { kind: 'own', text, tone }, shownTo };
    if (day === undefined || chance.happens(0.5)) return actor.call('addDay', { body }, words);
    return actor.call('changeDay', { id: day.id, body }, words);
  }),
  habit('looks at the days of somebody', 6, async (actor) => {
    const connection = actor.chance.pick(await actor.connections('accepted'));
    if (connection === undefined) return;
    const { text } = await actor.call('listDaysForTwo', { id: connection.id });
    if (text.includes('zqd')) actor.world.reached.add('somebody is shown the day of another');
  }),
];

const WAYS_KNOWN = ['written', 'spoken', 'met'] as const;

const VOUCH_HABITS = [
  habit('vouches for somebody, or withdraws it', 8, async (actor) => {
    const { chance } = actor;
    const connection = chance.pick(await actor.connections('accepted'));
    if (connection === undefined) return;
    const { id, otherId } = connection;
    await actor.call('getOwnVouch', { id });
    const said = chance.happens(0.9) ? chance.pick(WAYS_KNOWN) : null;
    await actor.call('vouch', { id, body: { said } });
    await actor.call('countVouches', { id: otherId });
  }),
  habit('sees who vouches for somebody', 4, async (actor) => {
    const id = await actor.someone();
    if (id === undefined) return;
    const { body, status } = await actor.call('countVouches', { id });
    const isVouchedFor = status === 200 && (body as { people: number }).people > 0;
    if (isVouchedFor) actor.world.reached.add('a vouch counts');
  }),
];

/**
 * While nothing else goes on, somebody answers an introduction, and neither the other nor the introducer can tell: all that
 * they are shown is as it was, unless both have said yes by then.
 */
export async function answerInSilence(world: World, actor: Actor): Promise<void> {
  const { person, device } = actor;
  const listed = await world.call(person, device, { name: 'listIntroductions' });
  const known = receivedIn(listed).find(({ saidYes }) => !saidYes);
  if (known === undefined) return;
  const watching = [known.introducer.id, known.member.id].flatMap((id) => watcherOf(world, id));
  const before = await seenBy(world, watching);
  const answer = actor.chance.happens(0.7) ? 'no' : 'yes';
  const call = { name: 'answerIntroduction', id: known.id, body: { answer } } as const;
  const answered = await world.call(person, device, call);
  if (outcomeOf(answered) !== 'granted' || connectionIn(answered.body) !== null) return;
  await actor.wait(1_000);
  const after = await seenBy(world, watching);
  if (before === null || after === null) return;
  world.reached.add(`a ${answer} to an introduction is silent`);
  const place = before.findIndex((each, index) => each !== after[index]);
  if (place !== -1) world.fail('silent-no', `a ${answer} shows: it became ${after[place]}`);
}

interface Watcher {
  readonly person: Person;
  readonly device: Device;
}

function watcherOf({ people }: World, memberId: number): readonly Watcher[] {
  return people
    .filter((person) => person.memberId === memberId)
    .flatMap((person) => person.devices.map((device) => ({ person, device })))
    .filter(({ device }) => tokenOf(device) !== null)
    .slice(0, 1);
}

/** All that they are shown, and have heard; `null` where one of them is not answered. */
async function seenBy(
  world: World,
  watching: readonly Watcher[],
): Promise<readonly string[] | null> {
  const seen: string[] = [];
  for (const { person, device } of watching) {
    for (const name of ['listIntroductions', 'listConnections', 'listNotices'] as const) {
      const { status, text } = await world.call(person, device, { name });
      if (status !== 200) return null;
      seen.push(text);
    }
    seen.push(device.stream?.opened.text.replaceAll(/^.*heartbeat.*$/gm, '') ?? '');
  }
  return seen;
}

/** Everything that people do together. */
export const HABITS_TOGETHER = [
  ...QUESTION_HABITS,
  ...RHYTHM_HABITS,
  ...ACTIVITY_HABITS,
  ...BOND_HABITS,
  ...INTRODUCTION_HABITS,
  ...ATTACHMENT_HABITS,
  ...PICTURE_HABITS,
  ...DAY_HABITS,
  ...VOUCH_HABITS,
];
