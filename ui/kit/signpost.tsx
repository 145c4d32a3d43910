/** A signpost on a hill, where two ways part; it is decoration. */
export function Signpost() {
  return (
    <svg viewBox="0 0 240 172" aria-hidden="true" className="mb-6 w-60 max-w-full">
      <circle cx="186" cy="46" r="20" className="fill-honey" />
      <path
        d="M4 160c26-24 66-38 116-38s90 14 116 38Z"
        className="fill-evergreen-soft stroke-line"
        strokeWidth="2"
        strokeLinejoin="round"
      />
      <path d="M84 160c4-16 22-24 30-36h12c8 12 26 20 30 36Z" className="fill-honey-soft" />
      <path
        d="M4 160h232M40 146c2-8 6-12 12-14m134 8c2-8 8-12 14-12"
        className="fill-none stroke-evergreen"
        strokeWidth="2"
        strokeLinecap="round"
      />
      <path d="M116 28h8v106h-8Z" className="fill-primary" />
      <path
        d="M122 40h56l14 12-14 12h-56Zm-4 34H66L52 86l14 12h52Z"
        className="fill-surface stroke-primary"
        strokeWidth="3"
        strokeLinejoin="round"
      />
      <path
        d="M134 52h36M74 86h34"
        className="stroke-control"
        strokeWidth="3"
        strokeLinecap="round"
      />
    </svg>
  );
}
