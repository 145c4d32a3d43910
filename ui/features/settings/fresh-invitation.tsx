import { useEffect, useId, useRef } from 'react';
import { PAGE_ROUTES } from '#core/site/domain/page-routes.ts';
import { useSelf } from '#ui/session/auth-provider.tsx';
import { CopyButton } from '#ui/kit/copy-button.tsx';
import { TextInput } from '#ui/kit/text-input.tsx';
import { displayName, firstName, formatDay } from '#ui/parts/people/display-text.ts';

interface FreshInvitationProps {
  readonly code: string;
  readonly expiresAt: string;
}

/** The link of an invitation that was just made, which is shown this once. */
export function FreshInvitation({ code, expiresAt }: FreshInvitationProps) {
  const field = useRef<HTMLInputElement>(null);
  const id = useId();
  const from = encodeURIComponent(firstName(displayName(useSelf())));
  const link = `${window.location.origin}${PAGE_ROUTES.register}?invitation=${code}&from=${from}`;
  useEffect(() => {
    field.current?.focus();
    field.current?.select();
  }, [code]);
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
        <CopyButton text={link} name="link" />
      </div>
      <p id={`${id}-hint`} className="text-sm">
        Send it to one person you know. It has your first name in it. We’ll only show it this once.
        It works once, until <time dateTime={expiresAt}>{formatDay(expiresAt)}</time>.
      </p>
    </div>
  );
}
