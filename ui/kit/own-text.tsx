import type { ReactNode } from 'react';

interface OwnTextProps {
  /** A `p` or an `li` where the text has lines to itself, which then begin at its own side. */
  readonly as?: 'span' | 'p' | 'li';
  readonly className?: string;
  readonly children: ReactNode;
}

/**
 * What a member wrote, in the direction of its own letters, and in a language that we don’t know: what reads it aloud
 * had better find out than take it for English. Within a sentence of ours a `bdi` does the
 * same, and in a sentence that is a string `isolateText`.
 */
export function OwnText({ as: Element = 'span', ...props }: OwnTextProps) {
  return <Element dir="auto" lang="" {...props} />;
}
