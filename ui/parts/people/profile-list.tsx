import type { ReactNode } from 'react';
import { OwnText } from '#ui/kit/own-text.tsx';

interface ProfileListProps {
  readonly title: ReactNode;
  readonly entries: readonly string[];
}

/** Some things that a member tells, under a heading; nothing where there are none. */
export function ProfileList({ title, entries }: ProfileListProps) {
  if (entries.length === 0) return null;
  return (
    <div>
      <h2 className="mb-2 text-lg wrap-anywhere">{title}</h2>
      <ul className="grid gap-1 wrap-anywhere">
        {entries.map((entry) => (
          <OwnText as="li" key={entry}>
            {entry}
          </OwnText>
        ))}
      </ul>
    </div>
  );
}
