import { useEffect, useEffectEvent, useRef, useState, type ReactNode } from 'react';
import { MAXIMUM_UPLOAD_BYTES } from '#core/media/domain/picture-room.ts';
import { Button } from '#ui/kit/button.tsx';
import { reportUnloadedPart } from '#ui/kit/report-unloaded-part.ts';
import { useLatePart } from '#ui/kit/use-late-part.ts';

const loadDialog = async () => (await import('./picture-dialog.tsx')).PictureDialog;

/** A file, and its address in this browser for as long as it’s shown. */
interface ChosenFile {
  readonly file: File;
  readonly source: string;
}

interface ChoosePictureProps {
  readonly use: 'portrait' | 'photo';
  readonly label: string;
  /** Takes the button, for whoever gives it the focus. */
  readonly buttonRef?: (button: HTMLButtonElement | null) => void;
  /** Takes the address that the picture is kept under. */
  readonly onKept: (address: string) => void;
  /** What else can be done about it. */
  readonly children?: ReactNode;
}

/** The ways to a picture of one’s own: chosen, taken, dropped here or pasted. */
export function ChoosePicture({ use, label, onKept, children, buttonRef }: ChoosePictureProps) {
  const chooser = useRef<HTMLButtonElement>(null);
  const [chosen, setChosen] = useState<ChosenFile | null>(null);
  const [fault, setFault] = useState<string | null>(null);
  const [isOver, setIsOver] = useState(false);
  const { part: PictureDialog, prepare, show } = useLatePart(loadDialog, reportUnloadedPart);
  const take = (files: FileList) => {
    const [first] = files;
    if (first === undefined) return;
    const wrong = faultOf(first);
    setFault(wrong);
    if (wrong !== null) return;
    setChosen({ file: first, source: URL.createObjectURL(first) });
    show();
  };
  usePastedFiles(take);
  return (
    <div
      className={`grid gap-2 rounded-box outline-offset-8 ${isOver ? 'outline-3 outline-evergreen' : ''}`}
      onDragOver={(event) => {
        event.preventDefault();
        setIsOver(true);
      }}
      onDragLeave={() => {
        setIsOver(false);
      }}
      onDrop={(event) => {
        event.preventDefault();
        setIsOver(false);
        take(event.dataTransfer.files);
      }}
    >
      <div className="flex flex-wrap gap-2">
        <FileButton
          label={label}
          onPrepare={prepare}
          onTake={take}
          buttonRef={(button) => {
            chooser.current = button;
            buttonRef?.(button);
          }}
        />
        <FileButton
          label="Take a photo"
          capture={use === 'portrait' ? 'user' : 'environment'}
          className="pointer-fine:hidden"
          onPrepare={prepare}
          onTake={take}
        />
        {children}
      </div>
      <p className="text-sm text-quiet pointer-coarse:hidden">
        You can also drop one here, or paste it.
      </p>
      <p role="alert" className="text-sm font-medium text-danger empty:hidden">
        {fault}
      </p>
      {PictureDialog && chosen && (
        <PictureDialog
          {...chosen}
          use={use}
          onKept={onKept}
          onClose={() => {
            URL.revokeObjectURL(chosen.source);
            setChosen(null);
          }}
          onClosed={() => {
            chooser.current?.focus();
          }}
        />
      )}
    </div>
  );
}

interface FileButtonProps {
  readonly label: string;
  /** The camera with which it’s taken; left out, it’s chosen among those that are there. */
  readonly capture?: 'user' | 'environment';
  readonly className?: string;
  readonly buttonRef?: (button: HTMLButtonElement | null) => void;
  readonly onPrepare: () => void;
  readonly onTake: (files: FileList) => void;
}

function FileButton({ label, capture, className = '', ...props }: FileButtonProps) {
  const { buttonRef, onPrepare, onTake } = props;
  const input = useRef<HTMLInputElement>(null);
  return (
    <>
      <input
        ref={input}
        type="file"
        accept="image/*"
        aria-label={label}
        {...(capture && { capture })}
        hidden
        onChange={({ target }) => {
          if (target.files) onTake(target.files);
          // So that the same file can be chosen again.
          target.value = '';
        }}
      />
      <Button
        {...(buttonRef && { ref: buttonRef })}
        variant="secondary"
        aria-haspopup="dialog"
        className={className}
        onPointerEnter={onPrepare}
        onFocus={onPrepare}
        onClick={() => {
          input.current?.click();
        }}
      >
        {label}
      </Button>
    </>
  );
}

/** What is wrong with a file that could only be refused. */
function faultOf({ size, type }: File): string | null {
  if (type !== '' && !type.startsWith('image/')) return 'That file isn’t a picture.';
  if (size > MAXIMUM_UPLOAD_BYTES) return 'That picture’s too large: it can have up to 15 MB.';
  return null;
}

/** Hears of files that are pasted anywhere on the page. */
function usePastedFiles(onPaste: (files: FileList) => void): void {
  const take = useEffectEvent(onPaste);
  useEffect(() => {
    const hear = ({ clipboardData }: ClipboardEvent) => {
      if (clipboardData) take(clipboardData.files);
    };
    document.addEventListener('paste', hear);
    return () => {
      document.removeEventListener('paste', hear);
    };
  }, []);
}
