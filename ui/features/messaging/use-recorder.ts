import { useCallback, useEffect, useRef, useState } from 'react';
import { MAXIMUM_VOICE_SECONDS } from '#core/media/domain/voice-limits.ts';
import {
  startRecorder,
  whyNoMicrophone,
  type NoMicrophone,
  type Recorder,
  type Recording,
} from './recorder.ts';

/** How a recording goes. */
export type RecorderState =
  | { readonly type: 'asking' }
  | { readonly type: 'refused'; readonly why: NoMicrophone }
  | {
      readonly type: 'recording';
      readonly isPaused: boolean;
      readonly seconds: number;
      readonly level: number;
    }
  | { readonly type: 'recorded'; readonly recording: Recording };

/** Records from the moment it's there; leaving lets go of the microphone. */
export function useRecorder() {
  const [state, setState] = useState<RecorderState>({ type: 'asking' });
  const recorder = useRef<Recorder>(null);
  const [attempt, setAttempt] = useState(0);
  const stop = useCallback(() => {
    const one = recorder.current;
    recorder.current = null;
    void one?.stop().then((recording) => {
      setState({ type: 'recorded', recording });
    });
  }, []);
  useEffect(() => {
    let isGone = false;
    const heard = (seconds: number, level: number) => {
      setState((now) => (now.type === 'recording' ? { ...now, seconds, level } : now));
      if (seconds >= MAXIMUM_VOICE_SECONDS) stop();
    };
    startRecorder(heard).then(
      (started) => {
        if (isGone) {
          started.discard();
          return;
        }
        recorder.current = started;
        setState({ type: 'recording', isPaused: false, seconds: 0, level: 0 });
      },
      (error: unknown) => {
        if (!isGone) setState({ type: 'refused', why: whyNoMicrophone(error) });
      },
    );
    return () => {
      isGone = true;
      recorder.current?.discard();
      recorder.current = null;
    };
  }, [attempt, stop]);
  return {
    state,
    stop,
    /** Pauses, or goes on. */
    togglePause: () => {
      if (state.type !== 'recording') return;
      recorder.current?.[state.isPaused ? 'resume' : 'pause']();
      setState({ ...state, isPaused: !state.isPaused, level: 0 });
    },
    /** Throws away what there is, and begins again. */
    restart: () => {
      setState({ type: 'asking' });
      setAttempt(attempt + 1);
    },
  };
}
