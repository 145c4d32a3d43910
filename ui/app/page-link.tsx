import { Link, NavLink, type NavLinkProps } from 'react-router-dom';
import type { NavigationLink } from './navigation-links.ts';

type PageLinkProps = Omit<NavLinkProps, 'to' | 'children' | 'className' | 'style'> & {
  readonly link: NavigationLink;
  readonly className: string;
};

/** A link that knows when it leads to the page that is shown; a part of a page is never current. */
export function PageLink({ link: { label, to }, ...props }: PageLinkProps) {
  if (to.includes('#')) {
    return (
      <Link to={to} {...props}>
        {label}
      </Link>
    );
  }
  return (
    <NavLink to={to} end {...props}>
      {label}
    </NavLink>
  );
}
