interface PhotoGridProps {
  /** Addresses of pictures. */
  readonly photos: readonly string[];
  /** Whose photos they are, as the end of "Photo 1 of …". */
  readonly owner: string;
}

/** The photos of a member. */
export function PhotoGrid({ photos, owner }: PhotoGridProps) {
  return (
    <ul className="grid grid-cols-2 gap-3 sm:grid-cols-3">
      {photos.map((photo, index) => (
        <li key={photo} className="aspect-square overflow-hidden rounded-box bg-sunken">
          <img
            src={photo}
            alt={`Photo ${index + 1} of ${owner}`}
            loading="lazy"
            referrerPolicy="no-referrer"
            className="size-full object-cover"
          />
        </li>
      ))}
    </ul>
  );
}
