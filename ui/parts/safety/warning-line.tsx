import { TriangleAlert } from 'lucide-react';
import { Link } from 'react-router-dom';
import type { MessageWarning } from '#core/safety/domain/message-warning.ts';
import { PAGE_ROUTES } from '#core/site/domain/page-routes.ts';
import { en } from '#core/texts/en.ts';

const TIPS = `${PAGE_ROUTES.safetyTips}#money-is-the-line`;
const WAY_ON =
  'inline-block py-2.5 font-semibold text-evergreen underline underline-offset-2 [overflow-wrap:anywhere]';

interface WarningLineProps {
  readonly warning: MessageWarning;
  /** Opens the window to report; left out where that is offered nearby. */
  readonly onReport?: (() => void) | undefined;
  readonly className?: string;
}

/** What to see before anything else beneath what another member wrote, if it may be part of a scam. */
export function WarningLine({ warning, onReport, className = '' }: WarningLineProps) {
  return (
    <div
      className={`mt-2 flex gap-3 rounded-box border-2 border-honey bg-honey-soft px-4 py-1 ${className}`}
    >
      <TriangleAlert aria-hidden="true" className="mt-3 size-5 shrink-0" />
      <p className="font-medium">
        {en.warnings[warning]}{' '}
        <Link to={TIPS} className={WAY_ON}>
          What to do
        </Link>
        {onReport && (
          <>
            <span aria-hidden="true"> · </span>
            <button type="button" className={WAY_ON} onClick={onReport}>
              Report or block
            </button>
          </>
        )}
      </p>
    </div>
  );
}
