import { useEffect, useRef, useState } from 'react';
import type { z } from 'zod';
import type { loginSchema } from '#core/accounts/schemas.ts';
import { Button } from '#ui/kit/button.tsx';

/** What to do with a log-in of somebody who is leaving. */
export interface WelcomeBackProps {
  /** What the server said of it. */
  readonly detail: string;
  /** What was typed; it is kept while the login is open and nowhere else. */
  readonly credentials: z.output<typeof loginSchema>;
  readonly onComeBack: (credentials: WelcomeBackProps['credentials']) => Promise<void>;
  readonly onStayGone: () => void;
}

/** Asks somebody who is leaving whether they come back. */
export function WelcomeBack({ detail, credentials, onComeBack, onStayGone }: WelcomeBackProps) {
  const [isBusy, setIsBusy] = useState(false);
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    heading.current?.focus();
  }, []);
  return (
    <section className="mb-6 grid gap-3 rounded-box bg-honey-soft p-4">
      <h2 ref={heading} tabIndex={-1} className="text-xl">
        Welcome back: keep your account?
      </h2>
      <p>{detail} If you come back, everything will be as it was.</p>
      <div className="flex flex-wrap gap-3">
        <Button
          isBusy={isBusy}
          onClick={() => {
            setIsBusy(true);
            void onComeBack({ ...credentials, comeBack: true }).finally(() => {
              setIsBusy(false);
            });
          }}
        >
          Come back
        </Button>
        <Button variant="quiet" onClick={onStayGone}>
          Stay gone
        </Button>
      </div>
    </section>
  );
}
