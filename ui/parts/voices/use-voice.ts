import { useEffect, useRef, useState, type RefObject } from 'react';

/** How fast a voice may be heard. */
const SPEEDS = [1, 1.25, 1.5, 2] as const;

type Speed = (typeof SPEEDS)[number];

/** What becomes of the sound: it's fetched when it's first asked for. */
type Standing = 'unasked' | 'loading' | 'paused' | 'playing' | 'failed';

interface Voice {
  /** For the element that plays it. */
  readonly sound: RefObject<HTMLAudioElement | null>;
  readonly standing: Standing;
  /** Where it is, in seconds. */
  readonly position: number;
  readonly speed: Speed;
  readonly toggle: () => void;
  readonly seek: (seconds: number) => void;
  readonly changeSpeed: () => void;
}

/** Plays a sound that is loaded as a whole once it's asked for. When another begins anywhere on the page, this one rests. */
export function useVoice(load: () => Promise<Blob>): Voice {
  const sound = useRef<HTMLAudioElement>(null);
  const [standing, setStanding] = useState<Standing>('unasked');
  const [position, setPosition] = useState(0);
  const [speed, setSpeed] = useState<Speed>(1);
  useFollowing(sound, setStanding, setPosition);
  const play = async () => {
    const audio = sound.current;
    if (audio === null) return;
    try {
      if (audio.src === '') {
        setStanding('loading');
        const address = URL.createObjectURL(await load());
        // The page may have gone on meanwhile.
        if (sound.current === null) {
          URL.revokeObjectURL(address);
          return;
        }
        audio.src = address;
        audio.currentTime = position;
      }
      audio.playbackRate = speed;
      await audio.play();
    } catch {
      setStanding((now) => (now === 'loading' ? 'failed' : now));
    }
  };
  return {
    sound,
    standing,
    position,
    speed,
    toggle: () => {
      if (standing === 'playing') sound.current?.pause();
      else if (standing !== 'loading') void play();
    },
    seek: (seconds) => {
      setPosition(seconds);
      if (sound.current?.src) sound.current.currentTime = seconds;
    },
    changeSpeed: () => {
      const next = SPEEDS[(SPEEDS.indexOf(speed) + 1) % SPEEDS.length] ?? 1;
      setSpeed(next);
      if (sound.current) sound.current.playbackRate = next;
    },
  };
}

/** Notes what the element does, rests when another plays, and gives the sound back at the end. */
function useFollowing(
  sound: RefObject<HTMLAudioElement | null>,
  setStanding: (standing: Standing) => void,
  setPosition: (seconds: number) => void,
): void {
  useEffect(() => {
    const audio = sound.current;
    if (audio === null) return undefined;
    const following = new AbortController();
    const { signal } = following;
    const note = (name: string, act: () => void) => {
      audio.addEventListener(name, act, { signal });
    };
    note('play', () => {
      setStanding('playing');
    });
    note('pause', () => {
      setStanding('paused');
    });
    note('error', () => {
      setStanding('failed');
    });
    note('timeupdate', () => {
      setPosition(audio.currentTime);
    });
    note('ended', () => {
      audio.currentTime = 0;
      setPosition(0);
    });
    const restForOther = ({ target }: Event) => {
      if (target !== audio) audio.pause();
    };
    document.addEventListener('play', restForOther, { capture: true, signal });
    return () => {
      following.abort();
      audio.pause();
      if (audio.src !== '') URL.revokeObjectURL(audio.src);
    };
  }, [sound, setStanding, setPosition]);
}
