import { ChevronLeft, ChevronRight, X } from 'lucide-react';
import { Dialog } from 'radix-ui';
import { useCallback, useRef, useState } from 'react';
import type { AddressedPicture } from '#core/media/domain/picture-address.ts';
import { IconButton } from '#ui/kit/icon-button.tsx';
import { KeptPicture } from './kept-picture.tsx';

/** A photo to be looked at. */
export interface ShownPhoto {
  readonly address: string;
  readonly picture: AddressedPicture;
  readonly alt: string;
}

interface PhotoViewerProps {
  readonly photos: readonly ShownPhoto[];
  /** Whose photos they are, such as "of Rosa". */
  readonly whose: string;
  /** Which of them is shown first, from 0. */
  readonly start: number;
  readonly onClose: () => void;
}

/** One’s photos as large as the screen: the next one by arrow key, button or swipe. */
export function PhotoViewer({ photos, whose, start, onClose }: PhotoViewerProps) {
  const row = useRef<HTMLUListElement>(null);
  const opener = useRef<Element>(null);
  const [current, setCurrent] = useState(start);
  const show = (index: number) => {
    if (index < 0 || index >= photos.length) return;
    setCurrent(index);
    row.current?.children[index]?.scrollIntoView({ block: 'nearest', inline: 'center' });
  };
  // The window takes its place in the page later than this component.
  const begin = useCallback(
    (list: HTMLUListElement | null) => {
      row.current = list;
      list?.children[start]?.scrollIntoView({ block: 'nearest', inline: 'center' });
    },
    [start],
  );
  const isRightToLeft = () => row.current?.matches(':dir(rtl)') === true;
  return (
    <Dialog.Root open onOpenChange={onClose}>
      <Dialog.Portal>
        <Dialog.Content
          data-theme="dark"
          aria-describedby={undefined}
          className="fixed inset-0 z-50 grid grid-rows-[auto_minmax(0,1fr)] bg-sunken text-ink animate-appear"
          onOpenAutoFocus={() => {
            opener.current = document.activeElement;
          }}
          onCloseAutoFocus={(event) => {
            event.preventDefault();
            if (opener.current instanceof HTMLElement) opener.current.focus();
          }}
          onKeyDown={(event) => {
            if (event.key !== 'ArrowLeft' && event.key !== 'ArrowRight') return;
            event.preventDefault();
            const forward = isRightToLeft() ? 'ArrowLeft' : 'ArrowRight';
            show(event.key === forward ? current + 1 : current - 1);
          }}
        >
          <div className="flex items-center justify-between gap-4 p-2 ps-4">
            <Dialog.Title className="min-w-0 text-base wrap-anywhere" aria-live="polite">
              {photos.length === 1
                ? `Photo ${whose}`
                : `Photo ${current + 1} of ${photos.length} ${whose}`}
            </Dialog.Title>
            <Dialog.Close asChild>
              <IconButton label="Close">
                <X aria-hidden="true" />
              </IconButton>
            </Dialog.Close>
          </div>
          <ul
            ref={begin}
            tabIndex={0}
            aria-label="Photos"
            className="flex snap-x snap-mandatory overflow-x-auto overscroll-contain"
            onScroll={({ currentTarget: { scrollLeft, clientWidth } }) => {
              if (clientWidth > 0) setCurrent(Math.round(Math.abs(scrollLeft) / clientWidth));
            }}
          >
            {photos.map(({ address, picture, alt }, index) => (
              <li
                key={address}
                inert={index !== current}
                className="grid w-full shrink-0 snap-center place-items-center p-4 pt-0"
              >
                <KeptPicture
                  picture={picture}
                  alt={alt}
                  place="100vw"
                  className="h-auto max-h-full w-auto max-w-full rounded-box object-contain"
                />
              </li>
            ))}
          </ul>
          {photos.length > 1 && (
            <>
              <Turn
                side="earlier"
                isEnd={current === 0}
                onClick={() => {
                  show(current - 1);
                }}
              />
              <Turn
                side="later"
                isEnd={current === photos.length - 1}
                onClick={() => {
                  show(current + 1);
                }}
              />
            </>
          )}
        </Dialog.Content>
      </Dialog.Portal>
    </Dialog.Root>
  );
}

interface TurnProps {
  readonly side: 'earlier' | 'later';
  /** Whether there is nothing that way. */
  readonly isEnd: boolean;
  readonly onClick: () => void;
}

function Turn({ side, isEnd, onClick }: TurnProps) {
  const Icon = side === 'earlier' ? ChevronLeft : ChevronRight;
  return (
    <IconButton
      label={side === 'earlier' ? 'Photo before' : 'Next photo'}
      aria-disabled={isEnd}
      className={`absolute top-1/2 -translate-y-1/2 border border-line bg-surface aria-disabled:opacity-40 ${side === 'earlier' ? 'start-3' : 'end-3'}`}
      onClick={onClick}
    >
      <Icon aria-hidden="true" className="rtl:-scale-x-100" />
    </IconButton>
  );
}
