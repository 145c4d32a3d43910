import { Spinner } from './spinner.tsx';

/** Says that something is on its way. */
export function Loading({ label = 'Loading…' }: { readonly label?: string }) {
  return (
    <div role="status" className="flex items-center justify-center gap-3 p-8 text-quiet">
      <Spinner />
      {label}
    </div>
  );
}
