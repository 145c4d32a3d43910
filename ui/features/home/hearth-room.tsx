/** The room of the hearth: wall, stove, shelf, lamp and the evening in the window. */
export function HearthRoom() {
  return (
    <g>
      <path d="M48 552V308a272 272 0 0 1 544 0v244Z" fill="var(--honey-soft)" />
      <path d="M48 500h544v52H48Z" fill="var(--line)" />
      <circle cx="330" cy="178" r="136" fill="#e9b44c" opacity=".16" />
      <circle cx="330" cy="178" r="88" fill="#e9b44c" opacity=".22" />
      <ellipse cx="326" cy="564" rx="290" ry="27" fill="#a8452a" />
      <ellipse cx="326" cy="563" rx="266" ry="21" fill="none" stroke="#e9b44c" strokeWidth="3" />
      <Stove />
      <Shelf />
      <EveningWindow />
      <path d="M330 37v70" stroke="var(--ink)" strokeWidth="3" />
      <path d="M274 160c0-34 24-54 56-54s56 20 56 54Z" fill="var(--primary)" />
      <path d="M310 160a20 14 0 0 0 40 0Z" fill="#e9b44c" />
    </g>
  );
}

function Stove() {
  return (
    <g>
      <path d="M104 168h20v160h-20ZM94 160h40v12H94Z" fill="#4a3d36" />
      <path d="M82 498v-14h12v14ZM134 498v-14h12v14Z" fill="#2a2320" />
      <path d="M72 336a10 10 0 0 1 10-10h64a10 10 0 0 1 10 10v152H72Z" fill="#3a302b" />
      <path d="M66 322h96v12H66Z" fill="#4a3d36" />
      <path d="M86 374a28 28 0 0 1 56 0v56H86Z" fill="#a8452a" />
      <path
        d="M114 362c14 16 22 26 22 42a22 22 0 0 1-44 0c0-9 4-14 9-20 1 6 4 9 7 10-1-12 0-22 6-32Z"
        fill="#e9b44c"
      />
      <path d="M114 392c7 8 11 13 11 20a11 11 0 0 1-22 0c0-7 4-12 11-20Z" fill="#fbf7f1" />
      <path d="M88 450h52" stroke="#4a3d36" strokeWidth="6" strokeLinecap="round" />
    </g>
  );
}

function Shelf() {
  return (
    <g>
      <path d="M170 252h112v8H170Z" fill="#9a6238" />
      <path d="M178 206h12v46h-12ZM208 212h9v40h-9Z" fill="#a8452a" />
      <path d="M192 198h14v54h-14ZM220 252l10-46 10 2-10 46Z" fill="#2f5d50" />
      <path d="M250 232h26l-4 20h-18Z" fill="#c9744f" />
      <path
        d="M263 232c-2-14-12-20-18-20 0 10 8 18 18 20Zm0 0c0-18 6-26 14-30 4 12-2 24-14 30Zm0 0c-2-16-4-24-8-34 10 2 14 18 8 34Z"
        fill="#5d8a6f"
      />
    </g>
  );
}

function EveningWindow() {
  return (
    <g>
      <path d="M416 296v-94a60 60 0 0 1 120 0v94Z" fill="var(--surface)" />
      <path d="M426 288v-86a50 50 0 0 1 100 0v86Z" fill="#2c4a52" />
      <circle cx="502" cy="192" r="13" fill="#f6e3b4" />
      <path d="M426 268c30-22 58-18 100 2v18H426Z" fill="#1f3a3a" />
      <path d="M450 250l16-14 16 14v24h-32Z" fill="#142a2b" />
      <path d="M462 256h8v9h-8Z" fill="#e9b44c" />
      <path d="M476 152v136M426 226h100" stroke="var(--surface)" strokeWidth="5" />
      <path d="M408 292h136v10H408Z" fill="#9a6238" />
    </g>
  );
}
