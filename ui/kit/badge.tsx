import type { ReactNode } from 'react';
import { OwnText } from './own-text.tsx';

export type BadgeTone = 'neutral' | 'evergreen' | 'honey';

const LOOKS: Readonly<Record<BadgeTone, string>> = {
  neutral: 'bg-raised text-ink',
  evergreen: 'bg-evergreen-soft text-evergreen',
  honey: 'bg-honey-soft text-ink',
};

interface BadgeProps {
  readonly tone?: BadgeTone;
  readonly children: ReactNode;
}

/** A few words that mark something. */
export function Badge({ tone = 'neutral', children }: BadgeProps) {
  return (
    <span
      className={`inline-flex max-w-full items-center gap-1 rounded-box px-3 py-0.5 text-sm font-medium wrap-anywhere ${LOOKS[tone]}`}
    >
      {children}
    </span>
  );
}

interface BadgeListProps {
  readonly label: string;
  readonly entries: readonly string[];
  /** How many are shown before "+N more"; all of them when left out. */
  readonly limit?: number;
  readonly tone?: BadgeTone;
  /** Draws an entry that stands out; `null` for those that look like the rest. */
  readonly badge?: (entry: string) => ReactNode;
}

/** A list of badges; what goes beyond the limit is counted as "+N more". */
export function BadgeList({ label, entries, limit = entries.length, ...look }: BadgeListProps) {
  const { tone, badge } = look;
  const hidden = entries.length - limit;
  return (
    <ul aria-label={label} className="flex flex-wrap items-center gap-2">
      {entries.slice(0, limit).map((entry) => (
        <li key={entry} className="flex max-w-full">
          {badge?.(entry) ?? (
            <Badge {...(tone && { tone })}>
              <OwnText>{entry}</OwnText>
            </Badge>
          )}
        </li>
      ))}
      {hidden > 0 && <li className="text-sm text-quiet">{`+${hidden} more`}</li>}
    </ul>
  );
}

/** How many there are, beside a word; nothing where there are none. */
export function CountBadge({ count }: { readonly count: number }) {
  if (count === 0) return null;
  return (
    <span className="ms-1.5 min-w-6 rounded-full bg-primary px-1.5 text-center text-sm font-semibold text-on-primary">
      {describeCount(count)}
    </span>
  );
}

/** A number as far as there is room for it. */
export function describeCount(count: number): string {
  return count > 99 ? '99+' : String(count);
}

/** What a link is called for who doesn't see the number beside it: "Desk, 3 waiting". */
export function nameWithWaiting(name: string, waiting: number): string {
  return waiting > 0 ? `${name}, ${describeCount(waiting)} waiting` : name;
}
