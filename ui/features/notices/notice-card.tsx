import { useRef, useState } from 'react';
import { Button } from '#ui/kit/button.tsx';
import { Card } from '#ui/kit/card.tsx';
import { AppealForm } from '#ui/parts/moderation/appeal-form.tsx';
import { describeNotice, NoticeWords } from '#ui/parts/moderation/notice-words.tsx';
import { formatDay } from '#ui/parts/people/display-text.ts';
import { useAppeal, type OwnNotice } from './notices.ts';

/** One decision about the member: what, why, and the way to appeal against it. */
export function NoticeCard({ notice }: { readonly notice: OwnNotice }) {
  const heading = useRef<HTMLHeadingElement>(null);
  return (
    <Card>
      <h2 ref={heading} tabIndex={-1} className="text-xl wrap-anywhere">
        {describeNotice(notice)}
      </h2>
      <p className="text-sm text-quiet">
        Decided on <time dateTime={notice.at}>{formatDay(notice.at)}</time>
      </p>
      <NoticeWords notice={notice} />
      {notice.mayAppeal && (
        <Appeal
          notice={notice}
          onDone={() => {
            heading.current?.focus();
          }}
        />
      )}
    </Card>
  );
}

interface AppealProps {
  readonly notice: OwnNotice;
  readonly onDone: () => void;
}

function Appeal({ notice, onDone }: AppealProps) {
  const [isOpen, setIsOpen] = useState(false);
  const appeal = useAppeal();
  const close = () => {
    setIsOpen(false);
    onDone();
  };
  if (!isOpen) {
    return (
      <Button
        variant="secondary"
        className="mt-4"
        aria-label={`Appeal: ${describeNotice(notice)}`}
        onClick={() => {
          setIsOpen(true);
        }}
      >
        Appeal
      </Button>
    );
  }
  return (
    <div className="mt-4">
      <AppealForm
        onSend={(words) => appeal.mutateAsync({ id: notice.id, body: { words } }).then(close)}
        onCancel={close}
      />
    </div>
  );
}
