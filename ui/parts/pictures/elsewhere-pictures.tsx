import { useId, useRef, useState } from 'react';
import { pictureSource } from '#core/members/domain/picture-source.ts';
import { describeError } from '#ui/api/client.ts';
import { Button } from '#ui/kit/button.tsx';
import { RemotePhotoLink } from '#ui/parts/people/remote-photo-link.tsx';
import { useFetchPicture } from './own-pictures.ts';

interface ElsewherePicturesProps {
  /** Addresses that the member has given, on other sites. */
  readonly addresses: readonly string[];
  readonly onRemove: (address: string) => void;
  /** Takes the address on the other site, and the one under which the picture is kept here now. */
  readonly onKept: (address: string, kept: string) => void;
}

/** The member’s pictures on other sites, from when those were asked for. Each can be fetched once, and kept here. */
export function ElsewherePictures({ addresses, onRemove, onKept }: ElsewherePicturesProps) {
  const id = useId();
  const status = useRef<HTMLParagraphElement>(null);
  const [said, setSaid] = useState('');
  return (
    <div className="grid gap-1 text-sm">
      {addresses.length > 0 && (
        <>
          <p id={id} className="font-semibold">
            Pictures elsewhere
          </p>
          <p className="text-quiet">
            No page loads these by itself, because the other site would learn who looks at them.
          </p>
          <ul aria-labelledby={id} className="grid gap-2">
            {addresses.map((address) => (
              <ElsewherePicture
                key={address}
                address={address}
                onRemove={() => {
                  onRemove(address);
                }}
                onKept={(kept) => {
                  onKept(address, kept);
                  setSaid('That picture is kept here now. Save your changes to show it.');
                  status.current?.focus();
                }}
              />
            ))}
          </ul>
        </>
      )}
      <p ref={status} role="status" tabIndex={-1} className="w-fit">
        {said}
      </p>
    </div>
  );
}

interface ElsewherePictureProps {
  readonly address: string;
  readonly onRemove: () => void;
  readonly onKept: (kept: string) => void;
}

function ElsewherePicture({ address, onRemove, onKept }: ElsewherePictureProps) {
  const { mutate: fetchPicture, isPending, error } = useFetchPicture();
  const source = pictureSource(address);
  const host = source?.kind === 'remote' ? source.host : address;
  return (
    <li className="grid gap-x-3 gap-y-1 sm:flex sm:flex-wrap sm:items-center">
      <span className="grow">
        <RemotePhotoLink address={address} host={host} />
      </span>
      <span className="flex flex-wrap gap-2">
        <Button
          variant="secondary"
          isBusy={isPending}
          aria-label={`Keep it here: the picture from ${host}`}
          onClick={() => {
            fetchPicture(address, {
              onSuccess: ({ picture }) => {
                onKept(picture.address);
              },
            });
          }}
        >
          Keep it here
        </Button>
        <Button variant="quiet" aria-label={`Remove the picture from ${host}`} onClick={onRemove}>
          Remove
        </Button>
      </span>
      <p role="alert" className="w-full font-medium text-danger empty:hidden">
        {error && describeError(error, 'Check your internet connection and try again.')}
      </p>
    </li>
  );
}
