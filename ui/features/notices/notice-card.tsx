import { useRef, useState } from 'react';
import { Link } from 'react-router-dom';
import { PAGE_ROUTES } from '#core/site/domain/page-routes.ts';
import { Button } from '#ui/kit/button.tsx';
import { Card } from '#ui/kit/card.tsx';
import { LINK_LOOK } from '#ui/kit/link-look.ts';
import { AppealForm } from '#ui/parts/moderation/appeal-form.tsx';
import {
  describeNotice,
  NoticeWords,
  type WireNotice,
} from '#ui/parts/moderation/notice-words.tsx';
import { formatDay } from '#ui/parts/people/display-text.ts';
import { StopRecovery } from './stop-recovery.tsx';
import { useAppeal } from './notices.ts';

/** One notice: what, why, and the way to appeal against it where there is one. */
export function NoticeCard({ notice }: { readonly notice: WireNotice }) {
  const heading = useRef<HTMLHeadingElement>(null);
  return (
    <Card>
      <h2 ref={heading} tabIndex={-1} className="text-xl wrap-anywhere">
        {describeNotice(notice)}
      </h2>
      <p className="text-sm text-quiet">
        <time dateTime={notice.at}>{formatDay(notice.at)}</time>
      </p>
      <NoticeWords notice={notice} />
      {notice.kind === 'report_answered' && (
        <p>
          <Link to={PAGE_ROUTES.reports} className={LINK_LOOK}>
            Your reports
          </Link>
        </p>
      )}
      {notice.kind === 'recovery_begun' && <StopRecovery />}
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
  readonly notice: WireNotice;
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
