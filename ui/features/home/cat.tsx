/** A cat that has found its place, 88 by 84 units, to be put into a drawing. */
export function Cat() {
  return (
    <g>
      <path
        d="M64 70c22 4 24-18 12-26"
        fill="none"
        stroke="#2a2320"
        strokeWidth="8"
        strokeLinecap="round"
      />
      <path
        d="M14 78c-2-28 6-46 24-46s32 18 32 46a4 4 0 0 1-4 4H18a4 4 0 0 1-4-4Z"
        fill="#3a302b"
      />
      <path d="M14 4l13 9h14l13-9v22a20 18 0 0 1-40 0Z" fill="#3a302b" />
      <path d="M26 25v3M42 25v3" stroke="#e9b44c" strokeWidth="4" strokeLinecap="round" />
      <path d="m31 33 3 3 3-3Z" fill="#c9744f" />
      <path d="M28 82V62M42 82V62" stroke="#2a2320" strokeWidth="3" strokeLinecap="round" />
    </g>
  );
}
