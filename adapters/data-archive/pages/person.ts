import { pictureSource } from '#core/members/domain/picture-source.ts';
import type { ExportedPerson } from '#core/data-export/domain/exported-data.ts';
import { markup, type Html } from '#adapters/data-archive/markup.ts';

/** The first letter of a member's name, in the place of a picture: decoration beside the name. */
function initialOf(name: string): Html {
  const [initial = ''] = new Intl.Segmenter().segment(name.trim());
  return markup`<span class="initial" aria-hidden="true">${initial === '' ? '' : initial.segment}</span>`;
}

/** A member as a list shows them. */
export function personOf(person: ExportedPerson, siteOrigin: string | null): Html {
  const photo = person.avatarUrl === null ? null : linkToPicture(person.avatarUrl, siteOrigin);
  return markup`<div class="person">
    ${initialOf(person.name)}
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
