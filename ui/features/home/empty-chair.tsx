/** A chair from behind, 112 by 184 units, to be put into a drawing. */
export function EmptyChair() {
  return (
    <g>
      <path
        d="M20 100 14 180M92 100l6 80M30 108l2 50M82 108l-2 50"
        stroke="#7a4a2c"
        strokeWidth="9"
        strokeLinecap="round"
      />
      <path d="M10 92h92a8 8 0 0 1 7 12l-3 8H6l-3-8a8 8 0 0 1 7-12Z" fill="#e9b44c" />
      <path d="M6 112h100l-2 8H8Z" fill="#c98f2d" />
      <path
        d="M18 100V22M94 100V22M40 34v62M56 34v62M72 34v62"
        stroke="#9a6238"
        strokeWidth="8"
        strokeLinecap="round"
      />
      <path
        d="M12 30C24 8 88 8 100 30c2 6-4 10-9 7-18-10-52-10-70 0-5 3-11-1-9-7Z"
        fill="#9a6238"
      />
    </g>
  );
}
