import { useEffect, useRef, useState } from 'react';
import { pictureSource } from '#core/members/domain/picture-source.ts';
import { PROFILE_FIELDS } from '#core/members/domain/profile-fields.ts';
import { fieldLabel, PROFILE_FIELD_TEXTS } from '#core/texts/profile-field-texts.ts';
import { Button } from '#ui/kit/button.tsx';
import { ChoosePicture } from './choose-picture.tsx';
import { ElsewherePictures } from './elsewhere-pictures.tsx';
import { moveEntry } from './move-entry.ts';
import { PhotoRow } from './photo-row.tsx';
import { PhotoViewersNote } from './photo-viewers-note.tsx';

const { entries: MAXIMUM } = PROFILE_FIELDS['preferences.photos'];

interface PhotoListInputProps {
  /** Where the photos are, in the order in which others see them. */
  readonly photos: readonly string[];
  readonly error?: string | undefined;
  readonly buttonRef: (button: HTMLButtonElement | null) => void;
  readonly onChange: (photos: readonly string[]) => void;
}

/** The member’s photos, to be added, put in order, described and removed; what is changed isn’t saved yet. */
export function PhotoListInput({ photos, error, buttonRef, onChange }: PhotoListInputProps) {
  const elsewhere = photos.filter((address) => pictureSource(address)?.kind === 'remote');
  const own = photos.filter((address) => !elsewhere.includes(address));
  const [said, setSaid] = useState('');
  const [before, setBefore] = useState<readonly string[] | null>(null);
  const { list, keepFocus } = useFocusOfMoved(own);
  const change = (changed: readonly string[], words: string) => {
    setSaid(words);
    setBefore(null);
    onChange([...changed]);
  };
  const remove = (address: string) => {
    change(
      photos.filter((other) => other !== address),
      'Photo removed.',
    );
    setBefore(photos);
  };
  return (
    <fieldset className="grid min-w-0 gap-2">
      <legend className="mb-1 font-semibold">{fieldLabel('preferences.photos', 'form')}</legend>
      <p className="text-sm text-quiet">{PROFILE_FIELD_TEXTS['preferences.photos'].hint}</p>
      <PhotoViewersNote />
      {own.length > 0 && (
        <ol ref={list} aria-label="Your photos" className="grid gap-2">
          {own.map((address, index) => (
            <PhotoRow
              key={address}
              address={address}
              position={index + 1}
              count={own.length}
              onMove={(places) => {
                const place = index + 1 + places;
                keepFocus(address, places);
                change(
                  [...moveEntry(own, index, places), ...elsewhere],
                  `Photo moved to place ${place} of ${own.length}.`,
                );
              }}
              onDescribed={(described) => {
                change(
                  photos.map((other) => (other === address ? described : other)),
                  'Description saved.',
                );
              }}
              onRemove={() => {
                remove(address);
              }}
            />
          ))}
        </ol>
      )}
      <div className="flex flex-wrap items-center gap-2">
        <p role="status">{said}</p>
        {before !== null && (
          <Button
            variant="quiet"
            autoFocus
            onClick={() => {
              change(before, 'The photo is back.');
            }}
          >
            Undo
          </Button>
        )}
      </div>
      {photos.length < MAXIMUM ? (
        <ChoosePicture
          use="photo"
          label={own.length === 0 ? 'Add a photo' : 'Add another photo'}
          buttonRef={buttonRef}
          onKept={(address) => {
            change([...own, address, ...elsewhere], 'Photo added. Save your changes to show it.');
          }}
        />
      ) : (
        <p className="text-sm text-quiet">
          That’s {MAXIMUM} photos, and there’s room for no more. Remove one to add another.
        </p>
      )}
      {error && (
        <p role="alert" className="text-sm font-medium text-danger">
          {error}
        </p>
      )}
      <ElsewherePictures
        addresses={elsewhere}
        onRemove={remove}
        onKept={(address, kept) => {
          change([...own, kept, ...elsewhere.filter((other) => other !== address)], '');
        }}
      />
    </fieldset>
  );
}

/** A row loses the focus when it is moved, and a button that can’t be pressed any more does too: one of them gets it back. */
function useFocusOfMoved(addresses: readonly string[]) {
  const list = useRef<HTMLOListElement>(null);
  const moved = useRef<{ readonly address: string; readonly places: number }>(null);
  useEffect(() => {
    if (moved.current === null) return;
    const { address, places } = moved.current;
    moved.current = null;
    const row = list.current?.children[addresses.indexOf(address)];
    const [earlier, later] = row?.querySelectorAll<HTMLButtonElement>('[data-move]') ?? [];
    const [pressed, other] = places < 0 ? [earlier, later] : [later, earlier];
    (pressed?.disabled === true ? other : pressed)?.focus();
  }, [addresses]);
  return {
    list,
    keepFocus: (address: string, places: number) => {
      moved.current = { address, places };
    },
  };
}
