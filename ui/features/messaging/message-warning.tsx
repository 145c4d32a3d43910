import { Info } from 'lucide-react';
import { use } from 'react';
import { Link } from 'react-router-dom';
import type { MessageWarning as Warning } from '#core/safety/domain/message-warning.ts';
import { PAGE_ROUTES } from '#core/site/page-routes.ts';
import { en } from '#core/texts/en.ts';
import { ConversationSafetyContext } from './conversation-safety.ts';

const TIPS = `${PAGE_ROUTES.safetyTips}#money-is-the-line`;
const WAY_ON =
  'inline-block py-1 font-semibold text-evergreen underline underline-offset-2 [overflow-wrap:anywhere]';

/** One calm line beneath a message that may be part of a scam. It stops nothing and tells nobody. */
export function MessageWarning({ warning }: { readonly warning: Warning }) {
  const { onReport } = use(ConversationSafetyContext);
  return (
    <div className="mt-1 flex max-w-[85%] gap-2 ps-1 text-sm text-quiet">
      <Info aria-hidden="true" className="mt-1.5 size-4 shrink-0" />
      <p className="py-1">
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
