import { createHash } from 'node:crypto';
import { IncomingMessage, ServerResponse } from 'node:http';
import { Socket } from 'node:net';
import helmet from 'helmet';
import { THEME_SCRIPT } from '#core/site/domain/theme-script.ts';

const SELF = "'self'";
const NONE = "'none'";
const INLINE = "'unsafe-inline'";

/** The one inline script of the documents. */
const THEME_SCRIPT_HASH = `'sha256-${createHash('sha256').update(THEME_SCRIPT).digest('base64')}'`;

/** What Vite's development server adds to the page: scripts and styles in place, and a socket. */
const developmentSources = {
  scriptSrc: [SELF, INLINE],
  styleSrc: [SELF, INLINE],
  connectSrc: [SELF, 'ws:'],
};

/** Features of browsers that no page of this site uses, and the one that it uses for voice messages. */
const PERMISSIONS_POLICY = [
  ...['camera', 'geolocation', 'payment', 'usb'].map((feature) => `${feature}=()`),
  'microphone=(self)',
].join(', ');

/**
 * The headers that tell browsers how little the page needs, names and values in turn. Everything comes
 * from this site. They are the same for every answer, so helmet is asked for them once.
 */
export function createSecurityHeaders({
  secure,
  development,
}: {
  /** Whether browsers reach the site by https. */
  readonly secure: boolean;
  readonly development: boolean;
}): readonly string[] {
  const setHeaders = helmet({
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
        defaultSrc: [NONE],
        scriptSrc: [SELF, THEME_SCRIPT_HASH],
        styleSrc: [SELF],
        // Pictures that a member has chosen are shown before they're sent.
        imgSrc: [SELF, 'data:', 'blob:'],
        // A voice is heard before it's sent, and is loaded as a whole before it's heard.
        mediaSrc: [SELF, 'blob:'],
        fontSrc: [SELF],
        connectSrc: [SELF],
        manifestSrc: [SELF],
        baseUri: [NONE],
        formAction: [SELF],
        frameAncestors: [NONE],
        upgradeInsecureRequests: secure ? [] : null,
        ...(development && developmentSources),
      },
    },
    strictTransportSecurity: secure,
    referrerPolicy: { policy: 'same-origin' },
    xFrameOptions: { action: 'deny' },
  });
  return [...record(setHeaders), 'Permissions-Policy', PERMISSIONS_POLICY];
}

/** The headers that helmet sets on a response, which is why it is given one that no one sees. */
function record(setHeaders: ReturnType<typeof helmet>): string[] {
  const response = new ServerResponse(new IncomingMessage(new Socket()));
  setHeaders(response.req, response, (error) => {
    if (error !== undefined) throw new Error('Helmet set no headers.', { cause: error });
  });
  return Object.entries(response.getHeaders()).flatMap(([name, value]) => [name, String(value)]);
}
