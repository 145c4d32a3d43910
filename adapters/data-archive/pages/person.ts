import { lookOf, PORTRAIT_SHAPES } from '#core/members/domain/portrait-look.ts';
import { pictureSource } from '#core/members/domain/picture-source.ts';
import type { ExportedPerson } from '#core/data-export/domain/exported-data.ts';
import { markup, type Html } from '#adapters/data-archive/markup.ts';

/** The drawn portrait of a member, which is decoration beside the name. */
function portraitOf(memberId: number): Html {
  const look = lookOf(memberId);
  const { body, neck, smile } = PORTRAIT_SHAPES;
  return markup`<svg viewBox="0 0 100 100" aria-hidden="true">
    <rect width="100" height="100" fill="${look.ground}" />
    <path d="${body}" fill="${look.clothes}" />
    <path d="${neck}" fill="${look.skin}" />
    <ellipse cx="50" cy="48" rx="18" ry="21" fill="${look.skin}" />
    <path d="${look.hairShape}" fill="${look.hair}" />
    <circle cx="43" cy="50" r="1.8" fill="#2a2320" />
    <circle cx="57" cy="50" r="1.8" fill="#2a2320" />
    <path d="${smile}" fill="none" stroke="#2a2320" stroke-width="2" stroke-linecap="round" />
  </svg>`;
}

/** A member as a list shows them. */
export function personOf(person: ExportedPerson, siteOrigin: string | null): Html {
  const photo = person.avatarUrl === null ? null : linkToPicture(person.avatarUrl, siteOrigin);
  return markup`<div class="person">
    ${portraitOf(person.id)}
    <div>
      <p class="name"><bdi>${person.name}</bdi></p>
      <p class="quiet">@<bdi>${person.username}</bdi>${photo && markup` · Photo: ${photo}`}</p>
    </div>
  </div>`;
}

/** A link to a picture, which loads only when someone follows it; just the address where it can't be followed. */
export function linkToPicture(address: string, siteOrigin: string | null): Html {
  const source = pictureSource(address);
  if (source === null || (source.kind === 'own' && siteOrigin === null)) {
    return markup`<bdi>${address}</bdi>`;
  }
  const target = source.kind === 'own' ? `${siteOrigin ?? ''}${address}` : address;
  return markup`<a href="${target}" rel="noreferrer noopener"><bdi>${address}</bdi></a>`;
}
