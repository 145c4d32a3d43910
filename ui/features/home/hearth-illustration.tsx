import { PortraitFigure } from '../../components/portrait.tsx';

/** Three people of different ages at one table under a lamp, in a house with a smoking chimney. */
export function HearthIllustration() {
  return (
    <svg viewBox="0 0 480 420" className="mx-auto w-full max-w-lg" aria-hidden="true">
      <circle cx="240" cy="215" r="200" className="fill-honey-soft" />
      <path
        d="M352 62c-8-14 12-18 4-32"
        fill="none"
        strokeWidth="6"
        strokeLinecap="round"
        className="stroke-control"
      />
      <path d="M336 76h32v70h-32Z" className="fill-primary" />
      <path d="M84 178 240 58l156 120v190H84Z" className="fill-surface" />
      <path
        d="M56 198 240 58l184 140"
        fill="none"
        strokeWidth="18"
        strokeLinecap="round"
        strokeLinejoin="round"
        className="stroke-primary"
      />
      <path d="M240 68v62" strokeWidth="3" className="stroke-ink" />
      <path d="M208 154c0-18 14-28 32-28s32 10 32 28Z" className="fill-honey" />
      <path d="M208 154h64l72 160H136Z" className="fill-honey opacity-20" />
      <g transform="translate(84 188) scale(1.250)">
        <PortraitFigure memberId={3} />
      </g>
      <g transform="translate(271 188) scale(1.250)">
        <PortraitFigure memberId={5} />
      </g>
      <g transform="translate(172 172) scale(1.360)">
        <PortraitFigure memberId={1} />
      </g>
      <path d="M100 306h280a8 8 0 0 1 0 16H100a8 8 0 0 1 0-16Z" className="fill-evergreen" />
      <path
        d="M132 322v46M348 322v46"
        strokeWidth="10"
        strokeLinecap="round"
        className="stroke-evergreen"
      />
      <g className="fill-paper stroke-control" strokeWidth="2">
        <path d="M146 288h26v8a10 10 0 0 1-10 10h-6a10 10 0 0 1-10-10Z" />
        <path d="M308 288h26v8a10 10 0 0 1-10 10h-6a10 10 0 0 1-10-10Z" />
        <path d="M216 280h44a22 22 0 0 1-8 26h-28a22 22 0 0 1-8-26Z" />
      </g>
      <path d="M60 368h360" strokeWidth="6" strokeLinecap="round" className="stroke-control" />
    </svg>
  );
}
