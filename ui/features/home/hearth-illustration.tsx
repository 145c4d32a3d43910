import { Cat } from './cat.tsx';
import { EmptyChair } from './empty-chair.tsx';
import { HearthRoom } from './hearth-room.tsx';
import { HearthTable } from './hearth-table.tsx';

/** An evening at home: people of different ages around one table, and a chair that is still free. */
export function HearthIllustration() {
  return (
    <svg
      viewBox="0 0 640 600"
      className="mx-auto block w-full max-w-xl lg:max-w-none"
      aria-hidden="true"
    >
      <HearthRoom />
      <HearthTable />
      <g transform="translate(226 408)">
        <EmptyChair />
      </g>
      <g transform="translate(452 486)">
        <Cat />
      </g>
    </svg>
  );
}
