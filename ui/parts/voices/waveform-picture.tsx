import { readWaveform } from './waveform.ts';

interface WaveformPictureProps {
  readonly waveform: string;
  /** How much of it has been heard, from 0 to 1. */
  readonly heard: number;
}

/** The lowest that a part is drawn, so that silence can be seen. */
const LOWEST = 0.08;

/** How loud a voice is, from its beginning to its end; what has been heard is in the stronger colour. */
export function WaveformPicture({ waveform, heard }: WaveformPictureProps) {
  const parts = readWaveform(waveform);
  return (
    <svg
      aria-hidden="true"
      viewBox={`0 0 ${parts.length * 3} 32`}
      preserveAspectRatio="none"
      className="h-8 w-full rtl:-scale-x-100"
    >
      {parts.map((part, place) => {
        const height = Math.max(part, LOWEST) * 32;
        return (
          <rect
            key={place}
            x={place * 3}
            y={(32 - height) / 2}
            width={2}
            height={height}
            className={place < heard * parts.length ? 'fill-evergreen' : 'fill-control'}
          />
        );
      })}
    </svg>
  );
}
