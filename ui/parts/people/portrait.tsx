import { lookOf, PORTRAIT_SHAPES } from './portrait-look.ts';

/** A drawn portrait on its ground. Members choose one themselves: see `PictureChoice`. */
export function Portrait({ face }: { readonly face: number }) {
  const look = lookOf(face);
  return (
    <svg viewBox="0 0 100 100" className="size-full" aria-hidden="true">
      <rect width="100" height="100" fill={look.ground} />
      <PortraitFigure face={face} />
    </svg>
  );
}

/** The person of a portrait alone, 100 by 100 units, to be put into a drawing. */
export function PortraitFigure({ face }: { readonly face: number }) {
  const look = lookOf(face);
  return (
    <g>
      <path d={PORTRAIT_SHAPES.body} fill={look.clothes} />
      <path d={PORTRAIT_SHAPES.neck} fill={look.skin} />
      <ellipse cx="50" cy="48" rx="18" ry="21" fill={look.skin} />
      <path d={look.hairShape} fill={look.hair} />
      <g fill="#2a2320">
        <circle cx="43" cy="50" r="1.8" />
        <circle cx="57" cy="50" r="1.8" />
      </g>
      <path
        d={PORTRAIT_SHAPES.smile}
        fill="none"
        stroke="#2a2320"
        strokeWidth="2"
        strokeLinecap="round"
      />
    </g>
  );
}
