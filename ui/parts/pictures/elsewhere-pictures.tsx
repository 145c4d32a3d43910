import { useId } from 'react';
import { pictureSource } from '#core/members/domain/picture-source.ts';
import { Button } from '#ui/kit/button.tsx';
import { RemotePhotoLink } from '#ui/parts/people/remote-photo-link.tsx';

interface ElsewherePicturesProps {
  /** Addresses that a member has given, on other sites. */
  readonly addresses: readonly string[];
  readonly onRemove: (address: string) => void;
}

/** The pictures on other sites, of which no new ones are asked for. */
export function ElsewherePictures({ addresses, onRemove }: ElsewherePicturesProps) {
  const id = useId();
  if (addresses.length === 0) return null;
  return (
    <div className="grid gap-1 text-sm">
      <p id={id} className="text-quiet">
        Pictures elsewhere
      </p>
      <ul aria-labelledby={id}>
        {addresses.map((address) => {
          const source = pictureSource(address);
          const host = source?.kind === 'remote' ? source.host : address;
          return (
            <li key={address} className="flex flex-wrap items-center justify-between gap-x-3">
              <RemotePhotoLink address={address} host={host} />
              <Button
                variant="quiet"
                aria-label={`Remove the picture from ${host}`}
                onClick={() => {
                  onRemove(address);
                }}
              >
                Remove
              </Button>
            </li>
          );
        })}
      </ul>
    </div>
  );
}
