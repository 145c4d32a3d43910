import { PAGE_ROUTES } from '#core/site/domain/page-routes.ts';
import { MessagesLink } from './messages-link.tsx';
import { MEMBER_PLACES } from './member-places.ts';
import { PageLink } from './page-link.tsx';

/** The member's own places, for the header where it has room for them. */
export function MemberLinks({ className }: { readonly className: string }) {
  return MEMBER_PLACES.map((link) =>
    link.to === PAGE_ROUTES.messages ? (
      <MessagesLink key={link.to} className={className} />
    ) : (
      <PageLink key={link.to} link={link} className={className} />
    ),
  );
}
