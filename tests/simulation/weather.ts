import type { Chance } from './chance.ts';
import { FAIR, type Weather } from './site.ts';
import { FAIR_MAILS, type MailWeather, type World } from './world.ts';

/** Something that goes wrong around a moment. */
interface Fault {
  readonly name: string;
  readonly weight: number;
  readonly bring: (world: World, chance: Chance) => void;
}

const bad = (weather: Partial<Weather>) => (world: World) => {
  Object.assign(world.site.weather, weather);
};
const mails = (weather: Partial<MailWeather>) => (world: World) => {
  Object.assign(world.mailWeather, weather);
};
const HOUR = 3_600_000;

/** Everything that can go wrong. */
const FAULTS: readonly Fault[] = [
  { name: 'commits are refused', weight: 3, bring: bad({ refused: 0.3 }) },
  {
    name: 'commits are stored and refused',
    weight: 3,
    bring: bad({ storedThenRefused: 0.3 }),
  },
  { name: 'storage is away', weight: 1, bring: bad({ storageIsAway: true }) },
  { name: 'events are lost and doubled', weight: 3, bring: bad({ lost: 0.3, twice: 0.3 }) },
  {
    name: 'a process dies',
    weight: 6,
    bring: (world, chance) => {
      world.machine.interrupt(1 + chance.below(250), () => {
        const dying = chance.pick(world.site.alive);
        if (dying !== undefined) world.site.kill(dying);
      });
    },
  },
  {
    name: 'mails are refused for now',
    weight: 3,
    bring: mails({ refused: 0.5 }),
  },
  { name: 'mails bounce', weight: 1, bring: mails({ bounced: 0.5 }) },
  { name: 'mails are taken and refused', weight: 2, bring: mails({ taken: 0.5 }) },
  { name: 'mails come twice', weight: 1, bring: mails({ doubled: 0.5 }) },
  {
    name: 'people do not wait for answers',
    weight: 4,
    bring: (world) => {
      world.impatience = 0.3;
    },
  },
  {
    name: 'streams are cut',
    weight: 2,
    bring: (world, chance) => {
      for (const { devices } of world.people) {
        for (const { stream } of devices) if (chance.happens(0.5)) stream?.opened.cut();
      }
    },
  },
  {
    name: 'a clock is off',
    weight: 2,
    bring: (world, chance) => {
      const owner = chance.pick(world.site.alive);
      const off = chance.pick([-HOUR, -5_000, 5_000, HOUR])!;
      if (owner !== undefined) world.machine.skews.set(owner, off);
    },
  },
  {
    name: 'every clock jumps, and back',
    weight: 2,
    bring: (world, chance) => {
      world.machine.off = chance.pick([-HOUR, -20_000, 20_000, HOUR])!;
    },
  },
];

/** Brings some bad weather; returns its name, or `null` when it stays fair. */
export function bringWeather(world: World, chance: Chance): string | null {
  if (!chance.happens(0.3)) return null;
  const { name, bring } = chance.weighted(FAULTS);
  world.trouble(10 * 60_000);
  bring(world, chance);
  return name;
}

/** The weather is fair again. */
export function clearWeather(world: World): void {
  Object.assign(world.site.weather, FAIR);
  Object.assign(world.mailWeather, FAIR_MAILS);
  world.impatience = 0;
  world.machine.skews.clear();
  world.machine.off = 0;
  world.machine.leaveAlone();
}
