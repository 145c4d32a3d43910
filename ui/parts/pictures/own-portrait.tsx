import { lazy, Suspense, useState } from 'react';
import { drawnPictureAt } from '#core/members/domain/drawn-pictures.ts';
import { pictureSource } from '#core/members/domain/picture-source.ts';
import { PHOTO_VIEWER_SENTENCES } from '#core/texts/photo-viewer-texts.ts';
import { fieldLabel } from '#core/texts/profile-field-texts.ts';
import { Button } from '#ui/kit/button.tsx';
import { Avatar } from '#ui/parts/people/avatar.tsx';
import { useSelf } from '#ui/session/auth-provider.tsx';
import { ChoosePicture } from './choose-picture.tsx';
import { ElsewherePictures } from './elsewhere-pictures.tsx';

const DescribeButton = lazy(async () => ({
  default: (await import('./describe-button.tsx')).DescribeButton,
}));

interface OwnPortraitProps {
  /** Where the member’s picture is; empty where there is none. */
  readonly address: string;
  readonly error?: string | undefined;
  readonly buttonRef?: (button: HTMLButtonElement | null) => void;
  readonly onChange: (address: string) => void;
}

/** The member’s picture as others will see it, with the ways to a photo; what is changed isn’t saved yet. */
export function OwnPortrait({ address, error, buttonRef, onChange }: OwnPortraitProps) {
  const self = useSelf();
  const [removed, setRemoved] = useState<string | null>(null);
  const isDrawn = drawnPictureAt(address) !== null;
  const isElsewhere = pictureSource(address)?.kind === 'remote';
  const hasPhoto = address !== '' && !isDrawn && !isElsewhere;
  const remove = () => {
    setRemoved(address);
    onChange('');
  };
  return (
    <fieldset className="grid min-w-0 gap-2">
      <legend className="mb-2 font-semibold">{fieldLabel('avatarUrl', 'form')}</legend>
      <div className="flex flex-wrap items-center gap-4">
        <Avatar member={{ ...self, avatarUrl: address || null }} size="large" isDescribed />
        <div className="grow basis-48">
          <ChoosePicture
            use="portrait"
            label={hasPhoto ? 'Choose another photo' : 'Choose a photo'}
            {...(buttonRef && { buttonRef })}
            onKept={onChange}
          >
            {hasPhoto && (
              <Suspense>
                <DescribeButton
                  address={address}
                  name="your profile photo"
                  onDescribed={onChange}
                />
              </Suspense>
            )}
            {hasPhoto && (
              <Button variant="quiet" onClick={remove}>
                Remove photo
              </Button>
            )}
            {removed !== null && address === '' && (
              <Button
                variant="quiet"
                autoFocus
                onClick={() => {
                  onChange(removed);
                }}
              >
                Undo
              </Button>
            )}
          </ChoosePicture>
        </div>
      </div>
      <p className="text-sm text-quiet">{PHOTO_VIEWER_SENTENCES[self.photosSeenBy]}</p>
      {error && (
        <p role="alert" className="text-sm font-medium text-danger">
          {error}
        </p>
      )}
      <ElsewherePictures
        addresses={isElsewhere ? [address] : []}
        onRemove={remove}
        onKept={(_address, kept) => {
          onChange(kept);
        }}
      />
    </fieldset>
  );
}
