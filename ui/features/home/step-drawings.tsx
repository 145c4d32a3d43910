import { PortraitFigure } from '#ui/parts/people/portrait.tsx';

const FRAME = {
  viewBox: '0 0 320 200',
  className: 'mx-auto block w-full max-w-lg',
  'aria-hidden': true,
} as const;

/** A sheet with a portrait and a few lines, and the pencil that writes them. */
export function ProfileDrawing() {
  return (
    <svg {...FRAME}>
      <circle cx="160" cy="112" r="104" fill="var(--honey-soft)" />
      <g transform="rotate(-4 160 110)">
        <rect x="74" y="42" width="160" height="200" rx="10" fill="var(--surface)" />
        <circle cx="118" cy="88" r="28" fill="var(--evergreen-soft)" />
        <g transform="translate(90 60) scale(.56)">
          <PortraitFigure face={7} />
        </g>
        <path d="M160 78h50M160 94h34" stroke="var(--ink)" strokeWidth="7" strokeLinecap="round" />
        <path
          d="M94 140h116M94 158h116M94 176h64"
          stroke="var(--line)"
          strokeWidth="6"
          strokeLinecap="round"
        />
      </g>
      <g transform="translate(176 170) rotate(-42)">
        <path d="M0 0l16-9v18Z" fill="#f1c9a5" />
        <path d="M0 0l6-3.500v7Z" fill="#2a2320" />
        <path d="M16-9h86V9H16Z" fill="#a8452a" />
        <path d="M16-3h86v6H16Z" fill="#c9744f" />
        <path d="M102-9h8V9h-8Z" fill="#b9b2aa" />
        <path d="M110-9h8a5 5 0 0 1 5 5v8a5 5 0 0 1-5 5h-8Z" fill="#e9b44c" />
      </g>
    </svg>
  );
}

/** A street in the evening: a path leads from one lit window to another. */
export function StreetDrawing() {
  return (
    <svg {...FRAME}>
      <circle cx="236" cy="50" r="22" fill="#e9b44c" />
      <path d="M0 150c60-38 110-40 160-20s110 14 160-14v84H0Z" fill="var(--evergreen-soft)" />
      <path d="M46 94 84 62l38 32v54H46Z" fill="#a8452a" />
      <path
        d="M40 98 84 61l44 37"
        fill="none"
        stroke="#6e2d1c"
        strokeWidth="8"
        strokeLinejoin="round"
        strokeLinecap="round"
      />
      <path d="M62 104h16v18H62ZM92 112h16v36H92Z" fill="#e9b44c" />
      <path d="M208 104l32-26 32 26v44h-64Z" fill="#4d6a86" />
      <path
        d="M202 108l38-31 38 31"
        fill="none"
        stroke="#2f4458"
        strokeWidth="8"
        strokeLinejoin="round"
        strokeLinecap="round"
      />
      <path d="M250 112h14v16h-14ZM220 116h16v32h-16Z" fill="#e9b44c" />
      <path
        d="M100 150c4 28 40 32 70 24s56-16 58-24"
        fill="none"
        stroke="var(--primary)"
        strokeWidth="5"
        strokeDasharray="1 11"
        strokeLinecap="round"
      />
      <path d="M158 134v-26" stroke="#7a4a2c" strokeWidth="6" strokeLinecap="round" />
      <path d="M158 58c18 0 24 18 20 32s-10 22-20 22-16-8-20-22 2-32 20-32Z" fill="#5d8a6f" />
      <path d="M296 126v-20" stroke="#7a4a2c" strokeWidth="5" strokeLinecap="round" />
      <path d="M296 68c14 0 18 14 15 25s-7 17-15 17-12-6-15-17 1-25 15-25Z" fill="#2f5d50" />
    </svg>
  );
}

/** Two people over tea. */
export function TeaDrawing() {
  return (
    <svg {...FRAME}>
      <circle cx="160" cy="112" r="104" fill="var(--evergreen-soft)" />
      <g transform="translate(38 50) scale(1.120)">
        <PortraitFigure face={0} />
      </g>
      <g transform="translate(172 46) scale(1.160)">
        <PortraitFigure face={2} />
      </g>
      <path d="M36 158h248a7 7 0 0 1 0 14H36a7 7 0 0 1 0-14Z" fill="#9a6238" />
      <path d="M58 172v40M262 172v40" stroke="#7a4a2c" strokeWidth="12" />
      <path d="M122 134h32v12a14 14 0 0 1-14 14h-4a14 14 0 0 1-14-14Z" fill="#c9744f" />
      <path d="M166 134h32v12a14 14 0 0 1-14 14h-4a14 14 0 0 1-14-14Z" fill="#2f5d50" />
      <g fill="none" strokeWidth="4" strokeLinecap="round">
        <path d="M122 138c-12-2-12 14 0 12" stroke="#c9744f" />
        <path d="M198 138c12-2 12 14 0 12" stroke="#2f5d50" />
        <path d="M140 126c-6-9 6-13 0-22M180 126c6-9-6-13 0-22" stroke="var(--control)" />
      </g>
    </svg>
  );
}
