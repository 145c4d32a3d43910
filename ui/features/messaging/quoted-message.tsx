import { isTakenBack, type Quotation } from '#core/messaging/domain/message.ts';
import { describeAttachments } from '#core/texts/attachment-texts.ts';
import { OwnText } from '#ui/kit/own-text.tsx';

interface QuotedMessageProps {
  readonly quotation: Quotation;
  readonly isOwn: boolean;
  /** Who the other member is. */
  readonly name: string;
}

/** The beginning of the message that another one answers, on two lines at most. */
export function QuotedMessage({ quotation, isOwn, name }: QuotedMessageProps) {
  const shown = describeAttachments(quotation.attachments);
  return (
    <blockquote className="mb-1 border-s-2 border-control ps-3 text-sm text-quiet">
      <span className="block font-semibold">
        {isOwn ? 'You' : <bdi>{name}</bdi>}
        <span className="sr-only"> wrote:</span>
      </span>
      {isTakenBack(quotation) && <span className="block italic">Taken back</span>}
      {shown !== '' && <span className="block">{shown}</span>}
      {quotation.content !== null && (
        <OwnText as="span" className="line-clamp-2 wrap-anywhere">
          {quotation.content}
        </OwnText>
      )}
    </blockquote>
  );
}
