import { Pause, Play } from 'lucide-react';
import { IconButton } from '#ui/kit/icon-button.tsx';
import { Spinner } from '#ui/kit/spinner.tsx';
import { useVoice } from './use-voice.ts';
import { formatLength, sayLength } from './voice-length.ts';
import { WaveformPicture } from './waveform-picture.tsx';

interface VoicePlayerProps {
  /** How long it is, in seconds. */
  readonly seconds: number;
  readonly waveform: string;
  /** Fetches the sound, when somebody first wants to hear it. */
  readonly load: () => Promise<Blob>;
}

/** How far an arrow key moves, in seconds. */
const STEP = 1;

/** A voice message, to be heard as a whole, from any place, and faster. */
export function VoicePlayer({ seconds, waveform, load }: VoicePlayerProps) {
  const { sound, standing, position, speed, toggle, seek, changeSpeed } = useVoice(load);
  const isPlaying = standing === 'playing';
  const at = Math.min(position, seconds);
  return (
    <div
      role="group"
      aria-label={`Voice message, ${sayLength(Math.max(1, seconds))}`}
      className="w-72 max-w-full"
    >
      <audio ref={sound} preload="none" />
      <div className="flex items-center gap-2">
        <IconButton label={isPlaying ? 'Pause' : 'Play'} onClick={toggle}>
          {standing === 'loading' ? (
            <Spinner />
          ) : isPlaying ? (
            <Pause aria-hidden="true" />
          ) : (
            <Play aria-hidden="true" />
          )}
        </IconButton>
        <div className="relative min-w-0 grow rounded-box has-focus-visible:outline-3 has-focus-visible:outline-evergreen">
          <WaveformPicture waveform={waveform} heard={seconds > 0 ? at / seconds : 0} />
          <input
            type="range"
            aria-label="Position"
            aria-valuetext={`${sayLength(at)} of ${sayLength(seconds)}`}
            min={0}
            max={Math.ceil(seconds)}
            step={STEP}
            value={Math.floor(at)}
            onChange={(event) => {
              seek(Math.min(event.target.valueAsNumber, seconds));
            }}
            className="absolute -inset-y-1.5 inset-x-0 h-11 w-full cursor-pointer opacity-0"
          />
        </div>
      </div>
      <div className="flex items-center justify-between gap-2 ps-2 text-sm text-quiet">
        <span aria-hidden="true" className="tabular-nums">
          {standing === 'unasked'
            ? formatLength(seconds)
            : `${formatLength(at)} / ${formatLength(seconds)}`}
        </span>
        <button
          type="button"
          aria-label={`Speed: ${speed} times`}
          onClick={changeSpeed}
          className="min-h-11 min-w-11 rounded-box px-2 font-semibold tabular-nums hover:bg-sunken"
        >
          {speed}×
        </button>
      </div>
      <p role="status" className="text-sm text-quiet empty:hidden">
        {standing === 'failed' && 'We couldn’t load this voice message. Please try again.'}
      </p>
    </div>
  );
}
