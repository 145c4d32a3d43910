import { useEffect, useState, type ReactNode } from 'react';
import { sizeAddress, type AddressedPicture } from '#core/media/domain/picture-address.ts';
import { PICTURE_SIZES, type PictureSize } from '#core/media/domain/picture-sizes.ts';

interface KeptPictureProps {
  readonly picture: AddressedPicture;
  /** What it says to those who don’t see it; nothing where it is decoration. */
  readonly alt: string;
  /** One size, for a place that is never larger; otherwise how wide the place is, as `sizes` has it. */
  readonly place: PictureSize | string;
  readonly className?: string;
  /** Called where it can’t be shown, as when it has been removed. */
  readonly onError?: () => void;
}

/** A picture that is kept here: blurred until it has come, and nothing moves when it does. */
export function KeptPicture({ picture, alt, place, className = '', onError }: KeptPictureProps) {
  const [isLoaded, setIsLoaded] = useState(false);
  const preview = usePreview(picture.thumbHash);
  return (
    <img
      {...(typeof place === 'string'
        ? { sizes: place, srcSet: sourcesOf(picture), src: sizeAddress(picture, 320) }
        : { src: sizeAddress(picture, place) })}
      alt={alt}
      width={picture.width}
      height={picture.height}
      loading="lazy"
      decoding="async"
      draggable={false}
      className={`bg-cover bg-center ${className}`}
      style={!isLoaded && preview !== null ? { backgroundImage: `url("${preview}")` } : {}}
      onLoad={() => {
        setIsLoaded(true);
      }}
      onError={onError}
    />
  );
}

interface HiddenPictureProps {
  readonly picture: AddressedPicture;
  /** Whether its place is a square, and not as the picture is. */
  readonly isSquare: boolean;
  /** What is said over it. */
  readonly children: ReactNode;
}

/** The blurred preview of a picture in its place: nothing of the picture itself is loaded. */
export function HiddenPicture({ picture, isSquare, children }: HiddenPictureProps) {
  const preview = usePreview(picture.thumbHash);
  return (
    <span
      className="grid max-h-80 w-full place-items-center bg-sunken bg-cover bg-center"
      style={{
        aspectRatio: isSquare ? 1 : `${picture.width} / ${picture.height}`,
        ...(preview !== null && { backgroundImage: `url("${preview}")` }),
      }}
    >
      <span className="rounded-box bg-surface px-2 py-1 text-sm text-ink">{children}</span>
    </span>
  );
}

/** The sizes with their widths: a size is the longer side, and no picture is made larger. */
function sourcesOf(picture: AddressedPicture): string {
  const longest = Math.max(picture.width, picture.height);
  return PICTURE_SIZES.slice(1)
    .map((size) => {
      const width = Math.round(picture.width * Math.min(1, size / longest));
      return `${sizeAddress(picture, size)} ${width}w`;
    })
    .join(', ');
}

/** The blurred preview, once what draws it has come. */
function usePreview(thumbHash: string): string | null {
  const [preview, setPreview] = useState<string | null>(null);
  useEffect(() => {
    let isGone = false;
    import('./blurred-preview.ts')
      .then(({ blurredPreview }) => {
        if (!isGone) setPreview(blurredPreview(thumbHash));
      })
      .catch(() => undefined);
    return () => {
      isGone = true;
    };
  }, [thumbHash]);
  return preview;
}
