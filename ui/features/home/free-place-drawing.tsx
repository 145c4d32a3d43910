import { PortraitFigure } from '#ui/parts/people/portrait.tsx';
import { EmptyChair } from './empty-chair.tsx';

/** A laid table with a free chair; one who sits there already waves. */
export function FreePlaceDrawing() {
  return (
    <svg
      viewBox="0 0 520 330"
      className="mx-auto block w-full max-w-xl overflow-visible lg:max-w-none"
      aria-hidden="true"
    >
      <path d="M250 0v44" stroke="var(--ink)" strokeWidth="3" />
      <path d="M250-200V2" stroke="var(--ink)" strokeWidth="3" className="max-lg:hidden" />
      <circle cx="250" cy="86" r="86" fill="#e9b44c" opacity=".35" />
      <path d="M200 92c0-30 22-48 50-48s50 18 50 48Z" fill="var(--primary)" />
      <path d="M233 92a17 12 0 0 0 34 0Z" fill="#e9b44c" />
      <path
        d="M92 208c-18-14-20-34-14-56"
        fill="none"
        stroke="#a8452a"
        strokeWidth="20"
        strokeLinecap="round"
      />
      <circle cx="79" cy="142" r="12" fill="#8d5a3b" />
      <g transform="translate(64 88) scale(1.500)">
        <PortraitFigure face={1} />
      </g>
      <g transform="translate(326 92) scale(1.460)">
        <PortraitFigure face={3} />
      </g>
      <path d="M52 240v100M468 240v100" stroke="#7a4a2c" strokeWidth="14" />
      <path d="M36 224h448a8 8 0 0 1 0 16H36a8 8 0 0 1 0-16Z" fill="#9a6238" />
      <path d="M78 224h364l14 58H64Z" fill="var(--surface)" />
      <path d="M67 266h386l2 8H65Z" fill="var(--primary)" />
      <path d="M106 200h32v12a14 14 0 0 1-14 14h-4a14 14 0 0 1-14-14Z" fill="#2f5d50" />
      <path d="M384 200h32v12a14 14 0 0 1-14 14h-4a14 14 0 0 1-14-14Z" fill="#c9744f" />
      <g transform="translate(190 190) scale(1.080)">
        <EmptyChair />
      </g>
    </svg>
  );
}
