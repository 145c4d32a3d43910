import { Image } from 'lucide-react';
import { pictureSource } from '#core/members/domain/picture-source.ts';
import { RemotePhotoLink } from './remote-photo-link.tsx';

interface PhotoGridProps {
  /** Addresses of pictures. */
  readonly photos: readonly string[];
  /** Whose photos they are, as the end of "Photo 1 of …". */
  readonly owner: string;
}

/** The photos of a member; those on other sites are only named, below the others. */
export function PhotoGrid({ photos, owner }: PhotoGridProps) {
  const listed = photos.map((address, index) => ({
    address,
    number: index + 1,
    source: pictureSource(address),
  }));
  const own = listed.filter(({ source }) => source?.kind === 'own');
  const remote = listed.flatMap(({ address, source }) =>
    source?.kind === 'remote' ? [{ address, host: source.host }] : [],
  );
  return (
    <div className="grid gap-3">
      {own.length > 0 && (
        <ul className="grid grid-cols-2 gap-3 sm:grid-cols-3">
          {own.map(({ address, number }) => (
            <li key={address} className="aspect-square overflow-hidden rounded-box bg-sunken">
              <img
                src={address}
                alt={`Photo ${number} of ${owner}`}
                loading="lazy"
                className="size-full object-cover"
              />
            </li>
          ))}
        </ul>
      )}
      {remote.length > 0 && <RemotePhotos photos={remote} />}
    </div>
  );
}

interface RemotePhotosProps {
  readonly photos: readonly { readonly address: string; readonly host: string }[];
}

function RemotePhotos({ photos }: RemotePhotosProps) {
  return (
    <>
      <ul className="grid gap-3">
        {photos.map(({ address, host }) => (
          <li key={address} className="flex items-center gap-3 rounded-box bg-sunken px-4 py-2">
            <Image aria-hidden="true" className="size-6 shrink-0 text-quiet" />
            <RemotePhotoLink address={address} host={host} />
          </li>
        ))}
      </ul>
      <p className="max-w-prose text-sm text-quiet">
        Photos on other sites open in a new tab. Whoever runs that site can then see your IP
        address.
      </p>
    </>
  );
}
