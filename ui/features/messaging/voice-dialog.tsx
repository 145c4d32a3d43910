import { Circle, Pause, Square } from 'lucide-react';
import type { ConnectionId } from '#core/kernel/ids.ts';
import type { PictureKey } from '#core/media/domain/picture-address.ts';
import { MAXIMUM_VOICE_SECONDS } from '#core/media/domain/voice-limits.ts';
import { unreachable } from '#core/kernel/unreachable.ts';
import { describeError } from '#ui/api/client.ts';
import { Button } from '#ui/kit/button.tsx';
import { DialogClose, DialogWindow } from '#ui/kit/dialog-window.tsx';
import { Loading } from '#ui/kit/loading.tsx';
import { ProgressBar } from '#ui/kit/progress-bar.tsx';
import { formatLength, sayLength } from '#ui/parts/voices/voice-length.ts';
import { VoicePlayer } from '#ui/parts/voices/voice-player.tsx';
import { writeWaveform } from '#ui/parts/voices/waveform.ts';
import type { NoMicrophone, Recording } from './recorder.ts';
import { useRecorder, type RecorderState } from './use-recorder.ts';
import { useAttachVoice } from './use-attach-voice.ts';

interface VoiceDialogProps {
  readonly connectionId: ConnectionId;
  /** Who the other member is. */
  readonly name: string;
  /** Whether the other has written yet: before that they are sent nothing but words. */
  readonly hasOtherWritten: boolean;
  /** Called with the voice that the site has made. */
  readonly onSend: (voice: PictureKey) => void;
  readonly onClose: () => void;
}

/** Records a voice message: it's heard before it's sent, or thrown away. */
export function VoiceDialog({ hasOtherWritten, ...props }: VoiceDialogProps) {
  const { name, onClose } = props;
  return (
    <DialogWindow
      open
      onOpenChange={onClose}
      title={
        <>
          Voice message to <bdi>{name}</bdi>
        </>
      }
      description={
        hasOtherWritten
          ? 'Up to three minutes. You can listen to it before you send it.'
          : `You can send photos and voice messages once ${name} has written to you.`
      }
    >
      {hasOtherWritten && <RecorderPanel {...props} />}
    </DialogWindow>
  );
}

/** What is recorded, and what can be done with it. */
function RecorderPanel({ connectionId, onSend }: Omit<VoiceDialogProps, 'hasOtherWritten'>) {
  const { state, stop, togglePause, restart } = useRecorder();
  const { attaching, share } = useAttachVoice(connectionId);
  const send = (recording: Recording) => {
    attaching.mutate(recording, {
      onSuccess: ({ key }) => {
        onSend(key);
      },
    });
  };
  return (
    <div className="grid w-full gap-4">
      <Standing state={state} />
      {attaching.isPending && <Progress share={share} />}
      <p role="alert" className="text-danger empty:hidden">
        {attaching.isError &&
          describeError(attaching.error, 'We couldn’t send your voice message. Please try again.')}
      </p>
      <div className="flex flex-wrap justify-end gap-3 *:max-sm:grow">
        <DialogClose asChild>
          <Button variant="quiet">{state.type === 'refused' ? 'Close' : 'Throw away'}</Button>
        </DialogClose>
        <Steps
          state={state}
          isSending={attaching.isPending}
          stop={stop}
          togglePause={togglePause}
          restart={restart}
          send={send}
        />
      </div>
    </div>
  );
}

/** What there is so far. */
function Standing({ state }: { readonly state: RecorderState }) {
  switch (state.type) {
    case 'asking':
      return <Loading label="Waiting for your microphone. Your browser may ask you first." />;
    case 'refused':
      return <p role="alert">{WHY_NOT[state.why]}</p>;
    case 'recording':
      return <Meter {...state} />;
    case 'recorded':
      return <Heard recording={state.recording} />;
    default:
      return unreachable(state);
  }
}

const WHY_NOT: Readonly<Record<NoMicrophone, string>> = {
  not_allowed:
    'Your browser doesn’t let this page use the microphone. You can allow it in the browser, beside the address of the page, and then try again. Nothing is recorded until you do.',
  none_there:
    'We can’t find a microphone, or another program is using it. Please check that it’s connected, and try again.',
  not_possible: 'Sorry, this browser can’t record. You can write a message instead.',
};

/** How long it is, and how loud; only when it begins, pauses and ends is it said aloud. */
function Meter({ isPaused, seconds, level }: Extract<RecorderState, { type: 'recording' }>) {
  return (
    <div className="flex items-center gap-4">
      <span
        aria-hidden="true"
        className={`grid size-11 shrink-0 place-items-center rounded-full ${isPaused ? 'bg-sunken text-quiet' : 'bg-danger-soft text-danger'}`}
      >
        {isPaused ? <Pause /> : <Circle className="fill-current" />}
      </span>
      <div className="min-w-0 grow">
        <p role="status" className="font-semibold">
          {isPaused ? 'Paused' : 'Recording'}
        </p>
        <p role="timer" className="tabular-nums text-quiet">
          {formatLength(seconds)} of {formatLength(MAXIMUM_VOICE_SECONDS)}
        </p>
        <div aria-hidden="true" className="h-2 overflow-hidden rounded-full bg-line">
          <div
            className="h-full rounded-full bg-evergreen"
            style={{ width: `${Math.min(100, Math.sqrt(level) * 100)}%` }}
          />
        </div>
      </div>
    </div>
  );
}

function Heard({ recording }: { readonly recording: Recording }) {
  const { sound, seconds, levels } = recording;
  return (
    <div className="grid gap-2">
      <p role="status">Your voice message is {sayLength(Math.max(1, seconds))} long.</p>
      <VoicePlayer
        seconds={seconds}
        waveform={writeWaveform(levels)}
        load={() => Promise.resolve(sound)}
      />
    </div>
  );
}

function Progress({ share }: { readonly share: number }) {
  return (
    <div className="grid gap-2">
      <p id="voice-progress" role="status">
        Sending…
      </p>
      <ProgressBar percent={Math.round(share * 100)} labelledBy="voice-progress" />
    </div>
  );
}

interface StepsProps {
  readonly state: RecorderState;
  readonly isSending: boolean;
  readonly stop: () => void;
  readonly togglePause: () => void;
  readonly restart: () => void;
  readonly send: (recording: Recording) => void;
}

/** What can be done next. */
function Steps({ state, isSending, stop, togglePause, restart, send }: StepsProps) {
  switch (state.type) {
    case 'asking':
      return null;
    case 'refused':
      return state.why === 'not_possible' ? null : <Button onClick={restart}>Try again</Button>;
    case 'recording':
      return (
        <>
          <Button variant="secondary" onClick={togglePause}>
            {state.isPaused ? 'Go on' : 'Pause'}
          </Button>
          <Button autoFocus onClick={stop}>
            <Square aria-hidden="true" className="size-4 fill-current" />
            Stop
          </Button>
        </>
      );
    case 'recorded':
      return (
        <>
          {!isSending && (
            <Button variant="secondary" onClick={restart}>
              Record again
            </Button>
          )}
          <Button
            autoFocus
            isBusy={isSending}
            onClick={() => {
              send(state.recording);
            }}
          >
            Send
          </Button>
        </>
      );
    default:
      return unreachable(state);
  }
}
