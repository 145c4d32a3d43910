import { OwnText } from '#ui/kit/own-text.tsx';
import type { DecidedMeasure } from './decision-values.ts';
import { useDeskLog } from './desk-queries.ts';

/** How many wordings are offered. */
const MOST_OFFERED = 3;

interface UsedWordsProps {
  readonly measure: DecidedMeasure;
  readonly reason: string;
  readonly onUse: (words: string) => void;
}

/** The last different words for the same measure and guideline, to begin with: taken from the newest decisions in the log. */
export function UsedWords({ measure, reason, onUse }: UsedWordsProps) {
  const { data = [] } = useDeskLog(null);
  const used = data
    .filter((entry) => entry.action === measure && entry.reason === reason)
    .flatMap(({ words }) => words ?? []);
  const offered = [...new Set(used)].slice(0, MOST_OFFERED);
  if (offered.length === 0) return null;
  return (
    <section className="min-w-0">
      <h3 className="font-sans text-base font-semibold">Words you’ve used before</h3>
      <p className="text-sm text-quiet">Choose some to start from, and make them fit.</p>
      <ul>
        {offered.map((words) => (
          <li key={words}>
            <button
              type="button"
              className="min-h-11 w-full py-2 text-start text-evergreen underline underline-offset-4"
              onClick={() => {
                onUse(words);
              }}
            >
              <OwnText as="span" className="line-clamp-2 wrap-anywhere">
                {words}
              </OwnText>
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
}
