import { useId } from 'react';

interface OpeningsProps {
  readonly openings: readonly string[];
  /** Follows each where it is to be finished. */
  readonly ending?: string;
  readonly onChoose: (opening: string) => void;
}

/** Ways to begin: choosing one puts it where one writes, and sends nothing. */
export function Openings({ openings, ending = '', onChoose }: OpeningsProps) {
  const id = useId();
  return (
    <div role="group" aria-labelledby={id} className="min-w-0">
      <p id={id} className="mb-2 font-semibold">
        Not sure how to begin?
      </p>
      <ul className="flex flex-wrap gap-2">
        {openings.map((opening) => (
          <li key={opening} className="min-w-0">
            <button
              type="button"
              className="min-h-11 rounded-[1.375rem] border border-control bg-surface px-4 py-1.5 text-start text-sm wrap-anywhere hover:bg-sunken"
              onClick={() => {
                onChoose(opening);
              }}
            >
              {`${opening.trimEnd()}${ending}`}
            </button>
          </li>
        ))}
      </ul>
    </div>
  );
}
