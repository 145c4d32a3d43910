import { makeTakeMeasure } from '#core/moderation/use-cases/take-measure.ts';
import { toMemberId } from '#tests/support/ids.ts';
import { Actor } from './actor.ts';
import type { Chance } from './chance.ts';
import { coreTime } from './core-time.ts';
import { DESK_HABITS } from './desk-habits.ts';
import type { Habit } from './habit.ts';
import { HABITS, logIn, openMail, OVER, RING, setUpApp } from './habits.ts';
import { answerInSilence } from './habits-together.ts';
import { Machine } from './machine.ts';
import { tokenOf, type Part, type Person } from './people.ts';
import { chanceOf, type Plan } from './plan.ts';
import { lookOver } from './quiet.ts';
import { keepInSqlite } from './keep-in-sqlite.ts';
import { keepInMemory, type Kept } from './site.ts';
import { checkStored } from './stored-truths.ts';
import type { Tally } from './tally.ts';
import { weatherOf } from './coverage.ts';
import { bringWeather, clearWeather } from './weather.ts';
import { World, type Broken } from './world.ts';

/** What came of a run. */
export interface Outcome {
  readonly hash: string;
  readonly broken: Broken | null;
  readonly reached: Tally;
  readonly told: readonly string[];
  /** By the clock of the run (ISO 8601 in UTC). */
  readonly beganAt: string;
  readonly endedAt: string;
  readonly moments: number;
  readonly calls: number;
  /** How many milliseconds of a core it took. */
  readonly took: number;
}

const STARTS_AT = '2027-02-26T21:00:00.000Z';
const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;
const YEAR = 365.25 * DAY;
/** How long a pause between two moments may be, in milliseconds. */
const PAUSES = [MINUTE, 20 * MINUTE, 5 * HOUR, 9 * HOUR, 18 * HOUR, DAY, DAY, 6 * DAY] as const;
/** After how many moments everything that is stored is looked through. */
const BETWEEN_SEARCHES = 60;
const FEWEST_PROCESSES = 2;
/** How many things somebody does in a row at most. */
const MOST_THINGS = 4;

/** Who takes part: one operator, two moderators, and all kinds of members. */
function partsOf(members: number): readonly Part[] {
  return Array.from({ length: members }, (_, index): Part => {
    if (index < 3) return index === 0 ? 'operator' : 'moderator';
    if (index % 4 === 3) return 'scammer';
    return index % 5 === 4 ? 'newcomer' : 'member';
  });
}

/** Runs the plan until its years are over, or a truth is broken. */
export async function simulate(plan: Plan): Promise<Outcome> {
  const began = coreTime();
  const chance = chanceOf(plan, 0);
  const machine = new Machine(chance, STARTS_AT);
  const giveBack = machine.install();
  const kept = plan.storage === 'memory' ? keepInMemory() : keepInSqlite(plan.seed);
  const world = new World(machine, chance, kept, partsOf(plan.members));
  let moments = 0;
  try {
    const course = new Course(plan, world, kept);
    await course.begin();
    const end = world.now() + plan.years * YEAR;
    for (; world.now() < end && world.broken === null; moments += 1) await course.go(moments);
    if (world.broken === null) await course.search();
  } finally {
    await kept.close();
    giveBack();
  }
  const { broken, reached, told, calls } = world;
  const took = coreTime() - began;
  const times = { beganAt: STARTS_AT, endedAt: new Date(world.now()).toISOString() };
  return { hash: world.digest(), broken, reached, told, ...times, moments, calls, took };
}

/** The course of a run, moment by moment. */
class Course {
  private readonly plan: Plan;
  private readonly world: World;
  private readonly kept: Kept;
  private readonly habits: readonly Habit[];
  private readonly processes: number;

  constructor(plan: Plan, world: World, kept: Kept) {
    this.plan = plan;
    this.world = world;
    this.kept = kept;
    // Each run has habits of its own: some are rare in it, others frequent.
    const chance = chanceOf(plan, 1);
    this.processes = FEWEST_PROCESSES + chance.below(2);
    this.habits = [...HABITS, ...DESK_HABITS].map((habit) => ({
      ...habit,
      weight: habit.weight * chance.pick([0.3, 1, 1, 2])!,
    }));
  }

  async begin(): Promise<void> {
    for (let started = 0; started < this.processes; started += 1) await this.world.site.start();
    for (const person of this.world.present.slice(0, 3)) {
      await this.quietly(async () => {
        await this.join(new Actor(this.world, person, chanceOf(this.plan, 2, person.index)));
      });
    }
    await this.appoint();
  }

  /** One moment: a pause, weather, what people do at the same time, and a look around. */
  async go(moment: number): Promise<void> {
    const { world } = this;
    const chance = chanceOf(this.plan, 3, moment);
    const pause = chance.pick(PAUSES)!;
    await this.awaitMails();
    await world.machine.sleep(pause + chance.below(pause));
    if (this.isLeftOut(`moment ${moment}`)) return;
    const weather = this.isLeftOut(`weather ${moment}`)
      ? null
      : bringWeather(world, chanceOf(this.plan, 4, moment));
    if (weather !== null) {
      world.tell(weatherOf(weather));
      world.reached.add(weatherOf(weather));
    }
    world.quietAt = world.facts.next();
    const acts = 1 + chance.below(9);
    // Often two have to do with each other at the same time.
    const pair = chance.happens(0.5)
      ? [chance.pick(world.present)!, chance.pick(world.present)!]
      : [];
    const ring =
      this.isLeftOut(`act ${moment}.ring`) || !chance.happens(0.05)
        ? []
        : world.present.filter(({ part, memberId }) => part === 'scammer' && memberId !== null);
    const doing: Promise<unknown>[] = [];
    await world.machine.perform(0, () => {
      for (let act = 0; act < acts; act += 1) {
        if (this.isLeftOut(`act ${moment}.${act}`)) continue;
        doing.push(this.act(chanceOf(this.plan, 5, moment, act), pair));
      }
      for (const person of ring) {
        const actor = new Actor(world, person, chanceOf(this.plan, 6, moment, person.index));
        doing.push(RING.do(actor));
      }
    });
    await this.finish(doing);
    clearWeather(world);
    world.readStreams();
    await this.repair(chance);
    await this.look(chance);
    if (moment % BETWEEN_SEARCHES === BETWEEN_SEARCHES - 1) await this.search();
  }

  /** Searches everything that is stored, once all work that goes on by itself had its turn. */
  async search(): Promise<void> {
    await this.world.machine.pass(2 * HOUR);
    checkStored(this.world, this.kept.dump(), await this.world.site.dumpFiles());
    const [failure] = this.world.site.failures.filter((line) => isFailure(line));
    if (failure !== undefined) this.world.fail('no-failure', failure);
    this.world.site.failures.length = 0;
  }

  private isLeftOut(part: string): boolean {
    return this.plan.without.includes(part);
  }

  /** Lets what goes on come to its end; who waits in vain gives up. */
  private async finish(doing: readonly Promise<unknown>[]): Promise<void> {
    const { machine, site } = this.world;
    const all = { isOver: false };
    const everything = async () => {
      await Promise.all(doing);
      await Promise.all(this.world.underWay.splice(0));
    };
    void everything().then(
      () => (all.isOver = true),
      (error: unknown) => {
        all.isOver = true;
        this.world.fail('simulator', String((error as Error).stack));
      },
    );
    await machine.pass(3_000);
    await this.awaitMails();
    for (let tries = 0; !all.isOver; tries += 1) {
      await machine.pass(20_000);
      site.giveUp();
      await machine.settle();
      if (tries > 50) throw new Error('Something goes on for ever.');
    }
  }

  /** A machine that slept in between would hold mails for longer than anybody promises. */
  private async awaitMails(): Promise<void> {
    const { world } = this;
    while (world.mailsUntil >= world.machine.monotonic()) await world.machine.pass(3_000);
  }

  private async quietly(work: () => Promise<unknown>): Promise<void> {
    const doing: Promise<unknown>[] = [];
    await this.world.machine.perform(0, () => {
      doing.push(work());
    });
    await this.finish(doing);
  }

  private async act(chance: Chance, pair: readonly Person[]): Promise<void> {
    const { world } = this;
    const ofPair = chance.happens(0.7) ? chance.pick(pair) : undefined;
    const person = ofPair ?? chance.pick(world.present)!;
    if (this.isLeftOut(`person ${person.index}`)) return;
    const other = pair.find((each) => each !== person) ?? null;
    const actor = new Actor(world, person, chance, ofPair === undefined ? null : other);
    if (person.memberId === null) return this.join(actor);
    for (let more = 1 + chance.below(MOST_THINGS); more > 0; more -= 1) {
      if (!actor.isSignedIn && chance.happens(0.8)) await logIn(actor);
      const habit = this.habitOf(actor);
      world.tell(`${person.index} ${habit.name}`);
      await habit.do(actor);
    }
  }

  private habitOf({ person, isSignedIn, chance }: Actor): Habit {
    const possible = this.habits.filter(
      ({ of, isPublic }) =>
        (of === undefined || of.includes(person.part)) && (isSignedIn || isPublic === true),
    );
    return chance.weighted(possible);
  }

  /** Somebody registers, confirms their address and logs in. */
  private async join(actor: Actor): Promise<void> {
    const { person } = actor;
    const { username, email, password, index } = person;
    const name = `Person ${username}`;
    person.joinedIn = new Date(this.world.now()).toISOString().slice(0, 7);
    await actor.call('register', { body: { username, email, password, name, preferences: {} } });
    const answer = await actor.call('logIn', { body: { username, password } });
    const { code = '' } = (answer.body ?? {}) as { code?: string };
    if (OVER.includes(code)) this.world.replace(person);
    if (answer.status !== 200) return;
    const { id } = answer.body as { id: number };
    person.memberId = id;
    const bio = `I am ${username}.`;
    await actor.call('updateProfile', { id, body: { bio, age: 20 + (index % 60) } });
    await openMail(actor);
    if (person.part === 'operator' || person.part === 'moderator') await setUpApp(actor);
    if (index === 0) {
      const [, token = ''] = /token=(.+)/.exec(this.world.site.operatorUrl ?? '') ?? [];
      await actor.call('becomeOperator', { body: { token } });
    }
  }

  /** The operator makes moderators, by the command line. */
  private async appoint(): Promise<void> {
    const { storage, abandon } = this.kept.open();
    const takeMeasure = makeTakeMeasure({
      ...storage,
      clock: { now: () => new Date(this.world.now()).toISOString() },
    });
    for (const { memberId, part } of this.world.people) {
      if (part !== 'moderator' || memberId === null) continue;
      const measure = { action: 'make_moderator' } as const;
      await this.quietly(() =>
        takeMeasure({ memberId: toMemberId(memberId), measure, words: null }),
      );
    }
    abandon();
  }

  /** Processes that died are started again, and sometimes all are replaced. */
  private async repair(chance: Chance): Promise<void> {
    const { site } = this.world;
    const replaced = chance.happens(0.03) ? chance.pick(site.alive) : undefined;
    if (replaced !== undefined) await site.stop(replaced);
    while (site.alive.length < this.processes) await site.start();
  }

  /** Somebody looks over everything that is theirs, while nothing else goes on. */
  private async look(chance: Chance): Promise<void> {
    const { world } = this;
    const signedIn: { person: Person; device: Person['devices'][number] }[] = [];
    for (const person of world.people) {
      const device = person.devices.find((each) => tokenOf(each) !== null);
      if (device !== undefined && person.memberId !== null) signedIn.push({ person, device });
    }
    const chosen = chance.pick(signedIn);
    if (chosen === undefined || !chance.happens(0.3)) return;
    await this.quietly(() => lookOver(world, chosen.person, chosen.device));
    const { person, device } = chosen;
    const actor = Object.assign(new Actor(world, person, chance), { device });
    await this.quietly(() => answerInSilence(world, actor));
  }
}

/** Whether a process logged something that no weather explains. */
function isFailure(line: string): boolean {
  return !/StorageUnavailable|The weather is bad|was not accepted|is not sent|too_busy/.test(line);
}
