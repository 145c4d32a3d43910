import { encode } from 'uqr';

/** A picture that an app reads the text from: dark on light in both themes, as cameras want it. */
export function QrPicture({ text }: { readonly text: string }) {
  const { data, size } = encode(text, { border: 3 });
  const dark = data.flatMap((row, y) =>
    row.flatMap((isDark, x) => (isDark ? [`M${x} ${y}h1v1h-1z`] : [])),
  );
  return (
    <svg
      role="img"
      aria-label="A QR code of the key"
      viewBox={`0 0 ${size} ${size}`}
      className="size-56 max-w-full rounded-box bg-[white]"
    >
      <path d={dark.join('')} fill="black" shapeRendering="crispEdges" />
    </svg>
  );
}
