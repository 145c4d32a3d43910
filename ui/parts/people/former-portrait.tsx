/** An empty chair, in the place of the picture of a member who has left. */
export function FormerPortrait() {
  return (
    <svg viewBox="0 0 100 100" className="size-full text-quiet" aria-hidden="true">
      <g fill="none" stroke="currentColor" strokeWidth="4" strokeLinecap="round">
        <path d="M36 24v34m28-34v34M36 26h28M36 40h28" />
        <path d="M32 60h36M36 60v20m28-20v20" />
      </g>
    </svg>
  );
}
