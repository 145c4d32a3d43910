import { Button } from '#ui/kit/button.tsx';
import { useBreak, useEndBreak } from './break.ts';

/** One line for members who take a break, with the way back; everybody else sees nothing. */
export function BreakNotice() {
  const { data } = useBreak();
  const ending = useEndBreak();
  if (data === undefined || data === null) return null;
  return (
    <section
      aria-label="Your break"
      className="mb-6 flex flex-wrap items-center justify-between gap-x-6 gap-y-3 rounded-box bg-honey-soft px-4 py-3"
    >
      <p>You’re taking a break. Only your connections can see you.</p>
      <Button
        variant="secondary"
        isBusy={ending.isPending}
        onClick={() => {
          ending.mutate();
        }}
      >
        Come back
      </Button>
    </section>
  );
}
