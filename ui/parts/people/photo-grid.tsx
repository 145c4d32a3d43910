import { Image } from 'lucide-react';
import { useState } from 'react';
import { parsePictureAddress } from '#core/media/domain/picture-address.ts';
import { pictureSource } from '#core/members/domain/picture-source.ts';
import { reportUnloadedPart } from '#ui/kit/report-unloaded-part.ts';
import { useLatePart } from '#ui/kit/use-late-part.ts';
import { KeptPicture } from '#ui/parts/pictures/kept-picture.tsx';
import { RemotePhotoLink } from './remote-photo-link.tsx';

const loadViewer = async () => (await import('#ui/parts/pictures/photo-viewer.tsx')).PhotoViewer;

/** How wide a photo is shown: two stand side by side, and three where there is room for them. */
const PLACE = '(width < 40rem) 50vw, 16rem';

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
  const own = listed
    .filter(({ source }) => source?.kind === 'own')
    .map(({ address, number }) => {
      const picture = parsePictureAddress(address);
      return { address, picture, alt: picture?.description ?? `Photo ${number} of ${owner}` };
    });
  const kept = own.flatMap(({ picture, ...photo }) => (picture ? [{ ...photo, picture }] : []));
  const [opened, setOpened] = useState<number | null>(null);
  const { part: PhotoViewer, prepare, show } = useLatePart(loadViewer, reportUnloadedPart);
  const remote = listed.flatMap(({ address, source }) =>
    source?.kind === 'remote' ? [{ address, host: source.host }] : [],
  );
  return (
    <div className="grid gap-3">
      {own.length > 0 && (
        <ul className="grid grid-cols-2 gap-3 sm:grid-cols-3">
          {own.map(({ address, picture, alt }) => (
            <li key={address} className="aspect-square overflow-hidden rounded-box bg-sunken">
              {picture === null ? (
                <img src={address} alt={alt} loading="lazy" className="size-full object-cover" />
              ) : (
                <button
                  type="button"
                  aria-haspopup="dialog"
                  className="block size-full cursor-zoom-in -outline-offset-3"
                  onPointerEnter={prepare}
                  onFocus={prepare}
                  onClick={() => {
                    setOpened(kept.findIndex((photo) => photo.address === address));
                    show();
                  }}
                >
                  <KeptPicture
                    picture={picture}
                    alt={alt}
                    place={PLACE}
                    className="size-full object-cover"
                  />
                </button>
              )}
            </li>
          ))}
        </ul>
      )}
      {PhotoViewer && opened !== null && (
        <PhotoViewer
          photos={kept}
          whose={`of ${owner}`}
          start={opened}
          onClose={() => {
            setOpened(null);
          }}
        />
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
