import type { CSSProperties } from 'react';
import { PRODUCT_NAME, TAGLINE } from '#core/site/domain/page-routes.ts';
import { HearthIllustration } from '#ui/features/home/hearth-illustration.tsx';

const FRAME: CSSProperties = {
  display: 'grid',
  gridTemplateColumns: '1fr 580px',
  alignItems: 'center',
  gap: 40,
  width: 1200,
  height: 630,
  boxSizing: 'border-box',
  padding: '0 56px 0 72px',
  background: 'var(--paper)',
  color: 'var(--ink)',
};

const NAME: CSSProperties = {
  margin: '28px 0 16px',
  font: '600 84px/1 "Fraunces Variable"',
  letterSpacing: '-0.025em',
};

const SAYING: CSSProperties = {
  margin: '0 0 0 4px',
  font: '400 40px/1.2 "Figtree Variable"',
  color: 'var(--quiet)',
};

interface OpenGraphPictureProps {
  /** The address of the logo. */
  readonly logo: string;
}

/** What stands beside a link to the site where somebody shares one; 1200 by 630 pixels. */
export function OpenGraphPicture({ logo }: OpenGraphPictureProps) {
  return (
    <div style={FRAME}>
      <div>
        <img src={logo} alt="" width="88" height="88" />
        <p style={NAME}>{PRODUCT_NAME}</p>
        <p style={SAYING}>{TAGLINE}</p>
      </div>
      <HearthIllustration />
    </div>
  );
}
