import { z } from 'zod';
import { parseConnectionId, parseKeptDayId } from '#core/kernel/ids.ts';
import type { Endpoint } from '#core/kernel/schemas/endpoint.ts';
import { writeFault } from '#core/kernel/schemas/faults.ts';
import {
  atMost,
  connectionIdSchema,
  keptDayIdSchema,
  ruled,
  text,
} from '#core/kernel/schemas/fields.ts';
import { dayCalls } from './calls.ts';
import {
  checkDayText,
  checkYearDay,
  MOST_DAYS,
  MOST_SHOWN_TO,
  TONES,
  type DayDraft,
  type KeptDay,
} from './domain/kept-day.ts';
import type { SeenDay } from './domain/seen-day.ts';
import type { DayFault } from './refusals.ts';

const UNKNOWN = writeFault<DayFault>({ rule: 'unknown_day' });
const NO_VIEWERS = writeFault<DayFault>({ rule: 'unknown_viewers' });

const birthdaySchema = z.object({ kind: z.literal('birthday') });

const ownMeaningSchema = z.object({
  kind: z.literal('own'),
  text: text(checkDayText, { rule: 'required', field: 'text' }),
  tone: z.enum(TONES, UNKNOWN),
});

const meaningSchema = z.discriminatedUnion('kind', [birthdaySchema, ownMeaningSchema], UNKNOWN);

/** A day of the year: month and day. */
const yearDaySchema = ruled(z.string(UNKNOWN), checkYearDay);

/** A day that matters, as its member writes it. */
const dayDraftSchema = z
  .object({
    date: yearDaySchema.meta({ description: 'The month and the day, such as `12-24`.' }),
    meaning: meaningSchema,
    shownTo: atMost(MOST_SHOWN_TO, 'shownTo', z.array(connectionIdSchema, NO_VIEWERS)).meta({
      description: 'Your connections whose other member may see it. Others are left out.',
    }),
  })
  .meta({ id: 'DayDraft' }) satisfies z.ZodType<DayDraft>;

const keptDaySchema = z
  .object({
    id: keptDayIdSchema,
    date: z.string(),
    meaning: meaningSchema,
    shownTo: z.array(connectionIdSchema),
  })
  .meta({ id: 'KeptDay' }) satisfies z.ZodType<Omit<KeptDay, 'memberId'>>;

/** A day as one of two who are connected sees it. */
export const seenDaySchema = z
  .object({
    date: z.string(),
    meaning: z.discriminatedUnion('kind', [
      birthdaySchema,
      z.object({ kind: z.literal('own'), text: z.string(), tone: z.enum(TONES) }),
      z.object({ kind: z.literal('met'), years: z.int() }),
    ]),
    next: z.iso.date(),
    daysAway: z.int(),
  })
  .meta({ id: 'SeenDay' }) satisfies z.ZodType<SeenDay>;

/** The calls about days that matter, with what they take, answer and refuse. */
export const dayEndpoints = {
  listDays: {
    ...dayCalls.listDays,
    summary: 'List the days that matter to you, with the connections that you share each on',
    response: z.array(keptDaySchema).max(MOST_DAYS),
    refuses: [],
  },
  addDay: {
    ...dayCalls.addDay,
    summary: 'Keep a day that matters to you; only those whom you choose see it',
    body: dayDraftSchema,
    response: keptDaySchema,
    refuses: ['too_many_days', 'birthday_kept'],
  },
  changeDay: {
    ...dayCalls.changeDay,
    pathId: parseKeptDayId,
    summary: 'Change a day that you keep, or who may see it. Nobody is told',
    body: dayDraftSchema,
    response: keptDaySchema,
    refuses: ['not_found', 'birthday_kept'],
  },
  removeDay: {
    ...dayCalls.removeDay,
    pathId: parseKeptDayId,
    summary: 'Remove a day that you keep. Nobody is told',
    response: z.undefined(),
    refuses: ['not_found'],
  },
  listDaysForTwo: {
    ...dayCalls.listDaysForTwo,
    pathId: parseConnectionId,
    summary:
      'List the days that the other of a connection shows you, and the one on which you met, the next first',
    response: z.array(seenDaySchema).max(MOST_DAYS + 1),
    refuses: ['not_found'],
  },
} as const satisfies Record<keyof typeof dayCalls, Endpoint>;
