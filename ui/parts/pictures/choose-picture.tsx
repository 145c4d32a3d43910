import { useEffect, useEffectEvent, useRef, useState, type ReactNode } from 'react';
import { reportUnloadedPart } from '#ui/kit/report-unloaded-part.ts';
import { useLatePart } from '#ui/kit/use-late-part.ts';
import { FileButton } from './file-button.tsx';
import { pictureFileFault } from './picture-file-fault.ts';

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
    const wrong = pictureFileFault(first);
    setFault(wrong);
    if (wrong !== null) return;
    setChosen({ file: first, source: URL.createObjectURL(first) });
    show();
  };
  usePastedFiles(take);
  const opening = {
    'aria-haspopup': 'dialog',
    onPointerEnter: prepare,
    onFocus: prepare,
    onTake: take,
  } as const;
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
          {...opening}
          label={label}
          ref={(button) => {
            chooser.current = button;
            buttonRef?.(button);
          }}
        />
        <FileButton
          label="Take a photo"
          capture={use === 'portrait' ? 'user' : 'environment'}
          className="pointer-fine:hidden"
          {...opening}
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
