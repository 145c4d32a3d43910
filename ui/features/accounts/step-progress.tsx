interface StepProgressProps {
  readonly steps: readonly string[];
  /** The position of the step that is shown, from zero. */
  readonly current: number;
}

/** How far a form in steps has come; the heading of the step says the same in words. */
export function StepProgress({ steps, current }: StepProgressProps) {
  return (
    <ol className="mb-6 grid auto-cols-fr grid-flow-col gap-3">
      {steps.map((step, position) => (
        <li
          key={step}
          {...(position === current && { 'aria-current': 'step' })}
          className={`border-t-4 pt-2 text-sm font-medium ${
            position <= current ? 'border-primary text-ink' : 'border-line text-quiet'
          }`}
        >
          {step}
          {position < current && <span className="sr-only"> (done)</span>}
        </li>
      ))}
    </ol>
  );
}
