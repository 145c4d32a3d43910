/** A house at dusk with its door open and the light on; it is decoration. */
export function OpenDoor() {
  return (
    <svg viewBox="0 0 320 220" aria-hidden="true" className="w-full max-w-80">
      <path d="M0 196h320" className="stroke-line" strokeWidth="2" />
      <path d="M70 196V92l90-64 90 64v104Z" className="fill-surface stroke-line" strokeWidth="2" />
      <path
        d="m52 100 108-78 108 78"
        className="fill-none stroke-primary"
        strokeWidth="8"
        strokeLinecap="round"
        strokeLinejoin="round"
      />
      <path d="M222 62V30h18v45" className="fill-surface stroke-line" strokeWidth="2" />
      <path d="M124 196v-78h60v78Z" className="fill-honey" />
      <path d="m124 196-34 20h128l-34-20Z" className="fill-honey-soft" />
      <path d="M124 118v78l-26 12v-82Z" className="fill-evergreen" />
      <circle cx="105" cy="168" r="2.500" className="fill-honey" />
      <path d="M206 122h26v30h-26Z" className="fill-honey" />
      <path d="M219 122v30m-13-15h26" className="stroke-surface" strokeWidth="3" />
      <path
        d="M272 196v-22m0 8c-14 2-18-8-18-20 12 2 18 10 18 20Zm0-6c0-14 8-20 18-22 0 14-6 22-18 22Z"
        className="fill-evergreen-soft stroke-evergreen"
        strokeWidth="2"
        strokeLinejoin="round"
      />
      <path d="M262 188h20l-3 16h-14Z" className="fill-primary" />
      <g className="fill-honey">
        <circle cx="34" cy="40" r="2" />
        <circle cx="72" cy="22" r="1.500" />
        <circle cx="288" cy="36" r="2" />
        <circle cx="304" cy="84" r="1.500" />
      </g>
    </svg>
  );
}
