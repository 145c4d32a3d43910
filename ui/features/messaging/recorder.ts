/** What browsers record, the best first; all of them become the same on the site. */
const KINDS = ['audio/webm;codecs=opus', 'audio/ogg;codecs=opus', 'audio/mp4'];

/** Bits a second: enough for speech, and three minutes of it are less than a megabyte. */
const BITS = 32_000;

/** How often it's heard how loud it is, in milliseconds. */
const HEARING = 50;

/** What was recorded. */
export interface Recording {
  readonly sound: Blob;
  readonly seconds: number;
  /** How loud it was, from 0 to 1, at even steps. */
  readonly levels: readonly number[];
}

/** A recording that is being made. */
export interface Recorder {
  readonly pause: () => void;
  readonly resume: () => void;
  /** Ends it, and lets go of the microphone. */
  readonly stop: () => Promise<Recording>;
  /** Lets go of the microphone; nothing is kept. */
  readonly discard: () => void;
}

/** Why nothing can be recorded. */
export type NoMicrophone = 'not_allowed' | 'none_there' | 'not_possible';

/** Whether this browser could record at all. */
function canRecord(): boolean {
  return typeof MediaRecorder !== 'undefined' && 'mediaDevices' in navigator;
}

/** Why asking for the microphone failed. */
export function whyNoMicrophone(error: unknown): NoMicrophone {
  const name = error instanceof DOMException ? error.name : '';
  if (name === 'NotAllowedError' || name === 'SecurityError') return 'not_allowed';
  return name === 'NotFoundError' || name === 'NotReadableError' ? 'none_there' : 'not_possible';
}

/**
 * Asks for the microphone, and records until it's told to stop. `onHeard` is told again and again how many seconds there
 * are, and how loud it is just now.
 */
export async function startRecorder(
  onHeard: (seconds: number, level: number) => void,
): Promise<Recorder> {
  if (!canRecord()) throw new DOMException('Nothing can be recorded.', 'NotSupportedError');
  const stream = await navigator.mediaDevices.getUserMedia({ audio: true });
  const mimeType = KINDS.find((kind) => MediaRecorder.isTypeSupported(kind));
  const recorder = new MediaRecorder(stream, {
    ...(mimeType !== undefined && { mimeType }),
    audioBitsPerSecond: BITS,
  });
  const chunks: Blob[] = [];
  recorder.addEventListener('dataavailable', ({ data }) => chunks.push(data));
  const ear = openEar(stream);
  const levels: number[] = [];
  let spent = 0;
  let since = performance.now();
  const measure = () =>
    (spent + (recorder.state === 'recording' ? performance.now() - since : 0)) / 1000;
  const hearing = setInterval(() => {
    if (recorder.state !== 'recording') return;
    const level = ear.hear();
    levels.push(level);
    onHeard(measure(), level);
  }, HEARING);
  const letGo = () => {
    clearInterval(hearing);
    ear.close();
    for (const track of stream.getTracks()) track.stop();
  };
  recorder.start();
  return {
    pause: () => {
      spent = measure() * 1000;
      recorder.pause();
    },
    resume: () => {
      since = performance.now();
      recorder.resume();
    },
    stop: async () => {
      const seconds = measure();
      const stopped = new Promise((resolve) => {
        recorder.addEventListener('stop', resolve, { once: true });
      });
      recorder.stop();
      await stopped;
      letGo();
      return { sound: new Blob(chunks, { type: recorder.mimeType }), seconds, levels };
    },
    discard: () => {
      if (recorder.state !== 'inactive') recorder.stop();
      letGo();
    },
  };
}

/** Hears how loud it is at a moment, from 0 to 1. */
function openEar(stream: MediaStream): { readonly hear: () => number; readonly close: () => void } {
  const context = new AudioContext();
  const analyser = context.createAnalyser();
  context.createMediaStreamSource(stream).connect(analyser);
  const samples = new Float32Array(analyser.fftSize);
  return {
    hear: () => {
      analyser.getFloatTimeDomainData(samples);
      const sum = samples.reduce((all, sample) => all + sample * sample, 0);
      return Math.min(1, Math.sqrt(sum / samples.length));
    },
    close: () => void context.close(),
  };
}
