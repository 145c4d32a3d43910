/** Up to this many other words. */
const GAPS: Readonly<Record<string, number>> = { '..': 3, '...': 7 };

/** Finds out which of its subjects a plain sentence touches on. */
export type SubjectFinder<Subject extends string> = (sentence: string) => ReadonlySet<Subject>;

/** What may be said from a word on, by subject; each expression matches at a given place only. */
type Continuations<Subject> = readonly { readonly subject: Subject; readonly said: RegExp }[];

/**
 * Finds the subjects of sentences by the phrases of each. A phrase is words in their order: `|` stands
 * between words of which one will do, `_` within an alternative of several words, `?` after words that may be missing, `..` for up to 3 other words and `...` for up to 7. What begins
 * with `-` is not said in the three words before, and what begins with `!` does not come next. `*` ends a word in any way. Only the phrases that begin with a word of the sentence
 * are looked for, each once for every such word.
 */
export function makeSubjectFinder<Subject extends string>(
  phrases: Readonly<Record<Subject, readonly string[]>>,
): SubjectFinder<Subject> {
  const byFirstWord = indexByFirstWord(phrases);
  const stems = [...byFirstWord.keys()].filter((word) => word.endsWith('*'));
  const longestStem = Math.max(0, ...stems.map((stem) => stem.length - 1));
  return (sentence) => {
    const found = new Set<Subject>();
    for (let at = 0; at >= 0 && at < sentence.length - 1; at = sentence.indexOf(' ', at + 1)) {
      const end = sentence.indexOf(' ', at + 1);
      for (const beginning of beginningsOf(sentence.slice(at + 1, end), longestStem)) {
        for (const { subject, said } of byFirstWord.get(beginning) ?? []) {
          said.lastIndex = at;
          if (!found.has(subject) && said.test(sentence)) found.add(subject);
        }
      }
    }
    return found;
  };
}

/** A word, and what it begins with as phrases write it: `word`, `w*`, `wo*` and so on. */
function beginningsOf(word: string, longestStem: number): readonly string[] {
  const stems = Array.from(
    { length: Math.min(word.length, longestStem) },
    (_none, last) => `${word.slice(0, last + 1)}*`,
  );
  return [word, ...stems];
}

function indexByFirstWord<Subject extends string>(
  phrases: Readonly<Record<Subject, readonly string[]>>,
): ReadonlyMap<string, Continuations<Subject>> {
  const byWord = new Map<string, { subject: Subject; said: RegExp }[]>();
  for (const [subject, ofSubject] of Object.entries(phrases) as [Subject, readonly string[]][]) {
    for (const phrase of ofSubject) {
      const continuation = { subject, said: new RegExp(toSource(phrase), 'y') };
      for (const word of firstWords(phrase)) {
        const others = byWord.get(word);
        if (others) others.push(continuation);
        else byWord.set(word, [continuation]);
      }
    }
  }
  return byWord;
}

function firstWords(phrase: string): ReadonlySet<string> {
  const first = phrase.split(' ').find((part) => !part.startsWith('-')) ?? '';
  return new Set(first.split('|').map((words) => words.replace(/_.*/, '')));
}

function toSource(phrase: string): string {
  return phrase.split(' ').map(toPart).join('');
}

function toPart(part: string): string {
  const gap = GAPS[part];
  if (gap !== undefined) return `(?: [^ ]+){0,${gap}}`;
  if (part.startsWith('!')) return `(?! (?:${part.slice(1)}) )`;
  if (part.startsWith('-')) return `(?<! (?:${part.slice(1)})(?: [^ ]+){0,3})`;
  const isOptional = part.endsWith('?');
  const words = (isOptional ? part.slice(0, -1) : part)
    .replaceAll('_', ' ')
    .replaceAll('*', '[^ ]*');
  return isOptional ? `(?: (?:${words})(?= ))?` : ` (?:${words})(?= )`;
}
