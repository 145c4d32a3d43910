/** A front door with a lantern: it opens from the inside. */
export function DoorDrawing() {
  return (
    <svg viewBox="0 0 280 320" className="mx-auto block w-full max-w-72" aria-hidden="true">
      <path d="M16 296V140a124 124 0 0 1 248 0v156Z" fill="var(--honey-soft)" />
      <path d="M74 296V138a66 66 0 0 1 132 0v158Z" fill="#7a4a2c" />
      <path d="M84 296V138a56 56 0 0 1 112 0v158Z" fill="#2f5d50" />
      <path d="M98 144v-6a42 42 0 0 1 84 0v6Z" fill="#e9b44c" />
      <path d="M140 96v48M111 108l29 36 29-36" fill="none" stroke="#2f5d50" strokeWidth="5" />
      <path
        d="M98 160h36v52H98ZM146 160h36v52h-36ZM98 224h36v56H98ZM146 224h36v56h-36Z"
        fill="#24493f"
      />
      <circle cx="188" cy="214" r="5" fill="#e9b44c" />
      <circle cx="236" cy="142" r="42" fill="#e9b44c" opacity=".3" />
      <path d="M236 106v10M224 116h24l6 12h-36Z" stroke="#2a2320" strokeWidth="4" fill="#2a2320" />
      <path d="M221 130h30l-4 34h-22Z" fill="#f6e3b4" stroke="#2a2320" strokeWidth="4" />
      <path d="M236 138c5 6 7 9 7 14a7 7 0 0 1-14 0c0-5 2-8 7-14Z" fill="#c9744f" />
      <path d="M6 296h268a6 6 0 0 1 0 12H6a6 6 0 0 1 0-12Z" fill="var(--control)" />
      <path d="M96 288h88l8 10H88Z" fill="#c9744f" />
      <path d="M26 258h42l-6 38H32Z" fill="#a8452a" />
      <path
        d="M47 258c-4-26-18-36-30-38 0 18 12 34 30 38Zm0 0c0-34 8-48 24-56 6 24-4 46-24 56Zm0 0c-6-28-8-46-20-66 18 6 26 30 20 66Z"
        fill="#5d8a6f"
      />
    </svg>
  );
}
