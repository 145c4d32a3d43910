import type { MessageWarning } from '#core/safety/domain/message-warning.ts';
import { OwnText } from '#ui/kit/own-text.tsx';
import { WarningLine } from './warning-line.tsx';

interface WarnedWordsProps {
  readonly words: string;
  readonly warning: MessageWarning | null;
}

/** What somebody wrote with a request or an introduction, with a warning if it reads like part of a scam. */
export function WarnedWords({ words, warning }: WarnedWordsProps) {
  return (
    <div className="w-full min-w-0">
      <blockquote className="border-s-4 border-honey ps-3 wrap-anywhere">
        <OwnText as="p" className="whitespace-pre-wrap">
          {words}
        </OwnText>
      </blockquote>
      {warning && <WarningLine warning={warning} />}
    </div>
  );
}
