import { useEffect, useId, useRef, useState } from 'react';
import { PAGE_ROUTES } from '#core/site/domain/page-routes.ts';
import { Button } from '#ui/kit/button.tsx';
import { TextInput } from '#ui/kit/text-input.tsx';
import { formatDay } from '#ui/parts/people/display-text.ts';

interface FreshInvitationProps {
  readonly code: string;
  readonly expiresAt: string;
}

/** The link of an invitation that was just made, which is shown this once. */
export function FreshInvitation({ code, expiresAt }: FreshInvitationProps) {
  const [status, setStatus] = useState('');
  const field = useRef<HTMLInputElement>(null);
  const id = useId();
  const link = `${window.location.origin}${PAGE_ROUTES.register}?invitation=${code}`;
  useEffect(() => {
    field.current?.focus();
    field.current?.select();
  }, [code]);
  const copy = () => {
    navigator.clipboard.writeText(link).then(
      () => {
        setStatus('Link copied');
      },
      () => {
        setStatus('Sorry, we couldn’t copy it. Please select the link and copy it yourself.');
      },
    );
  };
  return (
    <div className="mt-4 grid gap-2 rounded-box bg-evergreen-soft p-4">
      <label htmlFor={id} className="font-semibold">
        The link to send
      </label>
      <div className="flex flex-wrap gap-3">
        <TextInput
          ref={field}
          id={id}
          readOnly
          value={link}
          dir="ltr"
          aria-describedby={`${id}-hint`}
          className="min-w-0 grow basis-60"
        />
        {'clipboard' in navigator && (
          <Button variant="secondary" onClick={copy}>
            Copy the link
          </Button>
        )}
      </div>
      <p id={`${id}-hint`} className="text-sm">
        Send it to one person you know. We’ll only show it this once. It works once, until{' '}
        <time dateTime={expiresAt}>{formatDay(expiresAt)}</time>.
      </p>
      <p role="status" className="text-sm empty:hidden">
        {status}
      </p>
    </div>
  );
}
