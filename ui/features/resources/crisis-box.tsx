import { LifeBuoy } from 'lucide-react';

/** What to do when it cannot wait. */
export function CrisisBox() {
  return (
    <aside
      aria-labelledby="crisis-support"
      className="flex gap-4 rounded-box border border-danger bg-danger-soft p-4 sm:p-6"
    >
      <LifeBuoy aria-hidden="true" className="size-8 shrink-0 text-danger max-sm:hidden" />
      <div className="grid min-w-0 gap-2">
        <h2 id="crisis-support" className="text-xl">
          If you need help right now
        </h2>
        <p className="max-w-prose">
          If you or someone near you is in danger, or you are thinking of ending your life, call
          your local emergency number now. You do not have to explain yourself well; saying that you
          need help is enough.
        </p>
        <p className="max-w-prose">
          If it is not an emergency but too heavy to carry alone, tell someone you trust today, or
          ask a doctor. Hearthkin is not watched around the clock and cannot answer in a crisis.
        </p>
      </div>
    </aside>
  );
}
