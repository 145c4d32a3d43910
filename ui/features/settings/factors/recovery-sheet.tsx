import { useEffect, useRef } from 'react';
import { createPortal } from 'react-dom';
import type { CallOutput } from '#ui/api/client.ts';
import { Button } from '#ui/kit/button.tsx';
import { formatDay } from '#ui/parts/people/display-text.ts';
import { useSelf } from '#ui/session/auth-provider.tsx';
import { useSiteName } from '#ui/parts/pages/operator.tsx';

/** Codes that were just made, on screen and as the one sheet that the page prints while they are there. */
export function RecoverySheet({ codes, madeAt }: CallOutput<'makeRecoveryCodes'>) {
  const siteName = useSiteName();
  const { username } = useSelf();
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), [codes]);
  return (
    <div className="mt-4 grid gap-3 rounded-box bg-evergreen-soft p-4">
      <h3 ref={heading} tabIndex={-1} className="font-serif text-lg font-semibold">
        Your recovery codes
      </h3>
      <p>We’ll only show them this once. Print them, or write them down.</p>
      <Codes codes={codes} className="text-sm sm:grid-cols-2 sm:text-base" />
      <div>
        <Button
          onClick={() => {
            window.print();
          }}
        >
          Print the sheet
        </Button>
      </div>
      {createPortal(
        <section
          data-print-sheet
          aria-hidden="true"
          className="hidden p-8 text-[black] print:block"
        >
          <h1 className="text-4xl">
            <bdi>{siteName}</bdi>: recovery codes
          </h1>
          <p className="mt-4 text-2xl">
            For <bdi>{username}</bdi>, made on {formatDay(madeAt)}
          </p>
          <Codes codes={codes} className="mt-8 text-3xl" />
          <p className="mt-8 text-xl">
            Each code works once. If you’ve forgotten your password, type one in its place, and then
            choose a new password. If you’re asked for a code from your app and don’t have your
            phone, type one of these. Keep this sheet with your important papers, and don’t show it
            to anyone. If you make new codes, these will stop working.
          </p>
        </section>,
        document.body,
      )}
    </div>
  );
}

function Codes({
  codes,
  className,
}: {
  readonly codes: readonly string[];
  readonly className: string;
}) {
  return (
    <ol dir="ltr" className={`grid list-inside list-decimal gap-2 ${className}`}>
      {codes.map((code) => (
        <li key={code}>
          <code className="font-semibold whitespace-nowrap">{code}</code>
        </li>
      ))}
    </ol>
  );
}
