import { pairOf, type Facts, type Words } from './facts.ts';
import { isSealed } from './questions.ts';
import { personMark, wordsMark } from './people.ts';
import { CLOCK_ERROR } from './truth.ts';
import type { World } from './world.ts';

/* What is true of everything that is stored, wherever it is. */

const DAY = 86_400_000;
const DAYS_TO_COME_BACK = 14;
const DAYS_OF_EVENTS = 1;
const DAYS_SEALED = 90;
const DAYS_NOTED = 30;
const LEAVING = 'Your account will be deleted';
/** How many more days the work that removes things may take: machines sleep, and storage may be away. */
const PATIENCE = 3;
/** How late an account may be deleted, because the machine slept. */
const DAYS_ASLEEP = 12;

/** Kinds of records that a deletion keeps, as evidence, for whoever reported them, or because they need no account. */
const KEPT =
  /^(reports|moderationEntries|subscribers|sealed|notices?|report|moderation_entry|newsletter_subscriber|recovery_?[Rr]equest)/;

/** The newsletter needs no account, nor does whoever asks the desk for one: nor do their links and letters. */
const OF_ANYBODY =
  /\{[^{}]*"(?:purpose|kind)":"(?:confirm_newsletter|newsletter|confirm_recovery|recovery_closed)"[^{}]*\}/g;

/** Looks through everything that is stored, and through the files by their names. */
export function checkStored(
  world: World,
  records: string,
  files: ReadonlyMap<string, string>,
): void {
  checkFiles(world, records, files);
  const dump = [records, ...[...files.values()].map((held) => `file ${held}`)].join('\n');
  const now = world.now();
  const lines = dump
    .replaceAll(OF_ANYBODY, '')
    .split('\n')
    .filter((line) => !KEPT.test(line));
  for (const person of world.people) {
    const left = world.facts.leaving.get(person.memberId ?? 0);
    const isDeleted = left !== undefined && now - left > (DAYS_TO_COME_BACK + PATIENCE) * DAY;
    if (!isDeleted) continue;
    world.replace(person);
    const found = lines.find((line) => line.includes(personMark(person.index)));
    checkWordsGone(world, lines, person.memberId ?? 0, (now - left) / DAY - DAYS_TO_COME_BACK);
    if (found !== undefined) {
      world.fail(
        'deleted',
        `${personMark(person.index)} is still in ${describe(found, personMark(person.index))}`,
      );
    }
  }
  checkLetters(world);
  checkFeed(world, lines, now);
  checkEnded(world, dump, now);
  checkSecrets(world, dump);
  checkSealed(world, lines);
}

/** Letters go out at least once, unless their receiver is gone or kept out by then. */
function checkLetters(world: World): void {
  const now = world.now();
  const { facts } = world;
  const isDue = ({ at }: { readonly at: number }) => now - at > PATIENCE * DAY;
  for (const { person, subject, at } of world.promised.filter(isDue)) {
    const id = person.memberId ?? 0;
    const wasKeptOut = [0, id].some((each) => (facts.keptOutOn.get(each) ?? 0) > at - DAY);
    const isOff =
      wasKeptOut ||
      (world.bouncedOn.get(person) ?? 0) >= at ||
      (subject === LEAVING ? !facts.leaving.has(id) : facts.mayBeGone.has(id));
    const mail = person.mails.find((each) => each.at >= at && each.subject.includes(subject));
    if (mail === undefined && !isOff) {
      world.fail('letters', `no mail “${subject}” has come to ${personMark(person.index)}`);
    }
  }
  world.promised = world.promised.filter((each) => !isDue(each));
}

/** Whatever names a file has it: files are written before, and swept after. */
function checkFiles(world: World, records: string, files: ReadonlyMap<string, string>): void {
  const rows = records.split('\n').filter((line) => /^(?:attachment|picture)s? /.test(line));
  for (const [name] of rows.join().matchAll(/[\da-f]{64}/g)) {
    if (!files.has(name)) world.fail('files', `there is no file ${name}`);
  }
}

/** Answers that wait for the other one are in no other place than with their connection. */
function checkSealed(world: World, lines: readonly string[]): void {
  const { facts } = world;
  for (const words of facts.words.values()) {
    if (words.kind !== 'answer' || !isSealed(facts, words, facts.moment)) continue;
    const mark = wordsMark(words.kind, words.number);
    const found = lines.find((line) => line.includes(mark) && !/^connections? /.test(line));
    if (found !== undefined) world.fail('sealed', describe(found, mark));
  }
}

/** What a former member wrote is gone, and so many days later the files that they sent. */
function checkWordsGone(
  world: World,
  lines: readonly string[],
  authorId: number,
  days: number,
): void {
  for (const words of world.facts.words.values()) {
    if (words.authorId !== authorId || isFileKept(world.facts, words, days)) continue;
    const mark = wordsMark(words.kind, words.number);
    const found = lines.find((line) => line.includes(mark));
    if (found !== undefined) {
      world.fail('deleted', `${mark} of a former member is still in ${describe(found, mark)}`);
    }
  }
}

/** Files are swept later than records go, and those that a report shows stay. */
function isFileKept(facts: Facts, { kind, authorId, otherId }: Words, days: number): boolean {
  if (kind !== 'file' && kind !== 'image') return false;
  if (days < PATIENCE + DAYS_ASLEEP) return true;
  if (kind === 'file') return facts.attached.has(pairOf(authorId, otherId));
  return [...facts.reported].some((pair) => pair.split(' ').includes(String(authorId)));
}

/** The feed is trimmed. */
function checkFeed(world: World, lines: readonly string[], now: number): void {
  const events = lines.find((line) => /^events? /.test(line)) ?? '';
  for (const [, at = ''] of events.matchAll(/"at":"([^"]+)"/g)) {
    if (now - Date.parse(at) <= DAYS_OF_EVENTS * DAY + CLOCK_ERROR) continue;
    world.fail('feed', `an event of ${at} is still there`);
    return;
  }
}

/** What members noted for themselves is in no other place. */
function checkSecrets(world: World, dump: string): void {
  for (const line of dump.split('\n')) {
    const [mark] = /zqs\d+zq/.exec(line) ?? [];
    const isNote = /^private_?notes? /i.test(line);
    if (mark !== undefined && !isNote) world.fail('private-notes', describe(line, mark));
  }
}

/** A conversation that is over is kept for 90 days, unless it was attached to a report, and notes about it for 30. */
function checkEnded(world: World, dump: string, now: number): void {
  const { facts } = world;
  for (const words of facts.words.values()) {
    if (words.kind === 'day') continue;
    const isSecret = words.kind === 'secret';
    const days = isSecret ? DAYS_NOTED : DAYS_SEALED;
    const left = isSecret ? (facts.leaving.get(words.otherId) ?? Infinity) : Infinity;
    const deletedOn = left + (DAYS_TO_COME_BACK + DAYS_ASLEEP) * DAY;
    const endedOn = facts.ended.get(words.connectionId ?? 0)?.on ?? deletedOn;
    const patience = words.kind === 'file' ? PATIENCE + DAYS_ASLEEP : PATIENCE;
    if (now - Math.min(endedOn, deletedOn) < (days + patience) * DAY) continue;
    if (!isSecret && facts.attached.has(pairOf(words.authorId, words.otherId))) continue;
    const mark = wordsMark(words.kind, words.number);
    if (dump.includes(mark)) world.fail('evidence', `${mark} is kept for more than ${days} days`);
  }
}

function describe(line: string, mark: string): string {
  const place = line.indexOf(mark);
  const [kind = ''] = line.split(' ');
  return `${kind}: …${line.slice(Math.max(0, place - 80), place + 40)}…`;
}
