import { Button } from './button.tsx';

interface ErrorStateProps {
  readonly title: string;
  readonly onRetry: () => void;
}

/** Something that could not be loaded, and a way to try again. */
export function ErrorState({ title, onRetry }: ErrorStateProps) {
  return (
    <div
      role="alert"
      className="grid justify-items-center gap-3 rounded-box border border-danger bg-danger-soft p-8 text-center"
    >
      <p className="max-w-prose font-semibold wrap-anywhere">{title}</p>
      <Button variant="secondary" onClick={onRetry}>
        Try again
      </Button>
    </div>
  );
}
