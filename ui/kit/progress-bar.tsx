import { Progress } from 'radix-ui';

interface ProgressBarProps {
  /** From 0 to 100. */
  readonly percent: number;
  /** The id of the text that says what is measured. */
  readonly labelledBy: string;
}

/** How much of something is done. */
export function ProgressBar({ percent, labelledBy }: ProgressBarProps) {
  return (
    <Progress.Root
      value={percent}
      aria-labelledby={labelledBy}
      className="h-2 overflow-hidden rounded-full bg-line forced-colors:border"
    >
      <Progress.Indicator
        className="h-full rounded-full bg-evergreen transition-[width] forced-colors:bg-[Highlight]"
        style={{ width: `${percent}%` }}
      />
    </Progress.Root>
  );
}
