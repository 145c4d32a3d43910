import { PortraitFigure } from '#ui/parts/people/portrait.tsx';

/** Who sits at the table, from left to right: which drawn portrait, where, and how tall. */
const GUESTS = [
  { portrait: 3, x: 236, height: 150 },
  { portrait: 5, x: 330, height: 172 },
  { portrait: 4, x: 424, height: 160 },
  { portrait: 7, x: 514, height: 152 },
] as const;

/** The people of the hearth and the supper before them. */
export function HearthTable() {
  return (
    <g>
      {GUESTS.map(({ portrait, x, height }) => (
        <g
          key={portrait}
          transform={`translate(${x - height / 2} ${436 - height}) scale(${height / 100})`}
        >
          <PortraitFigure face={portrait} />
        </g>
      ))}
      <ReachingArm />
      <path d="M188 446v100M570 446v100" stroke="#7a4a2c" strokeWidth="14" strokeLinecap="round" />
      <path d="M172 420h414a8 8 0 0 1 0 16H172a8 8 0 0 1 0-16Z" fill="#9a6238" />
      <path d="M206 420h346l14 62H192Z" fill="#fbf4e8" />
      <path d="M195 468h368l2 7H193Z" fill="#a8452a" />
      <Supper />
    </g>
  );
}

/** The sleeve of the guest who reaches for the bowl. */
function ReachingArm() {
  return <path d="M370 404l-14 24" stroke="#6f7f37" strokeWidth="17" strokeLinecap="round" />;
}

function Supper() {
  return (
    <g>
      <path d="M184 398h34v10a14 14 0 0 1-14 14h-6a14 14 0 0 1-14-14Z" fill="#c9744f" />
      <path d="M218 402c12-2 12 14-1 12" fill="none" stroke="#c9744f" strokeWidth="4" />
      <path d="M352 400h60a30 26 0 0 1-14 24h-32a30 26 0 0 1-14-24Z" fill="#2f5d50" />
      <path d="M358 400c4-10 14-12 18-6 4-8 16-8 18 0 6-4 12 0 12 6Z" fill="#f1d9a8" />
      <path d="M446 414c0-18 60-18 60 0 0 6-4 8-8 8h-44c-4 0-8-2-8-8Z" fill="#b97a3a" />
      <path d="M462 406l6 8M476 403l6 9M490 404l5 8" stroke="#f1d9a8" strokeWidth="3" />
      <path d="M554 398h28v12a12 12 0 0 1-12 12h-4a12 12 0 0 1-12-12Z" fill="#c9744f" />
      <g fill="none" stroke="var(--control)" strokeWidth="3" strokeLinecap="round" opacity=".6">
        <path d="M196 388c-5-8 5-12 0-20M206 388c-5-8 5-12 0-20" />
        <path d="M564 388c-5-8 5-12 0-20M573 388c-5-8 5-12 0-20" />
      </g>
    </g>
  );
}
