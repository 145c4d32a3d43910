import { StrictMode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { prerender } from 'react-dom/static';
import { createStaticHandler, createStaticRouter, StaticRouterProvider } from 'react-router-dom';
import {
  nameDocument,
  NOT_FOUND_DOCUMENT,
  ORIGIN_PLACEHOLDER,
  PUBLIC_PATHS,
  SHELL_DOCUMENT,
} from '#core/site/domain/public-pages.ts';
import { OPERATOR_PLACEHOLDER } from '#core/site/domain/operator.ts';
import { REGISTRATION_NOTE_PLACEHOLDER } from '#core/site/domain/registration.ts';
import { firstCalls } from '#core/first-calls.ts';
import { createApiClient } from '#ui/api/client.ts';
import { App } from './app.tsx';
import { routes } from './routes.tsx';
import { WithoutScripts } from './without-scripts.tsx';
import './theme.css';

/** Keeps a page out of what search engines show. */
const UNLISTED = '<meta name="robots" content="noindex">';

/** An address that no page is at. */
const NOWHERE = '/nowhere';

/** What React puts before everything else: the elements that belong into the head. */
const HEAD_ELEMENTS = /^(?:<title>.*?<\/title>|<meta [^>]*>|<link [^>]*>)*/s;

/**
 * Renders the public pages into the template, as a visitor sees them first. Returns the documents by
 * file name, with those for addresses that lead nowhere and for members, which asks at once for the scripts of members.
 */
export async function renderDocuments(
  template: string,
  memberScripts: readonly string[],
): Promise<Map<string, string>> {
  const documents = new Map<string, string>();
  for (const path of PUBLIC_PATHS) {
    const { head, html } = await renderPage(path);
    const further = describeToOthers(path, head);
    documents.set(nameDocument(path), fillTemplate(template, head + further, html));
  }
  const { head, html } = await renderPage(NOWHERE);
  documents.set(NOT_FOUND_DOCUMENT, fillTemplate(template, head + UNLISTED, html));
  const title = `<title>${OPERATOR_PLACEHOLDER.siteName}</title>`;
  const withoutScripts = renderToStaticMarkup(<WithoutScripts />);
  const shell = fillTemplate(template, title + UNLISTED, withoutScripts)
    .replaceAll(' fetchpriority="low"', '')
    .replace('</head>', () => `${askAhead(memberScripts)}</head>`);
  documents.set(SHELL_DOCUMENT, shell);
  return documents;
}

/** Asks with the document for what its scripts would ask for once they run: who is signed in, and more scripts. */
function askAhead(scripts: readonly string[]): string {
  const { path } = firstCalls.getCurrentMember;
  return [
    `<link rel="preload" as="fetch" crossorigin="use-credentials" href="${path}">`,
    ...scripts.map((file) => `<link rel="modulepreload" crossorigin href="${file}">`),
  ].join('');
}

/** What Radix writes for animations, of which tabs have none, and against an outline, which they don't get from the mouse. */
const RADIX_STYLES = / style="(?:outline:none|animation-duration:0s)"/g;

async function renderPage(path: string) {
  const handler = createStaticHandler(routes);
  const context = await handler.query(new Request(ORIGIN_PLACEHOLDER + path));
  if (context instanceof Response) throw new Error(`${path} cannot be rendered: it redirects.`);
  const error: unknown = Object.values(context.errors ?? {})[0];
  if (error !== undefined) throw new Error(`${path} cannot be rendered.`, { cause: error });
  const api = createApiClient(() => Promise.reject(new Error('Nothing is fetched ahead of time.')));
  const { prelude } = await prerender(
    <StrictMode>
      <App
        api={api}
        knownSession="none"
        operator={OPERATOR_PLACEHOLDER}
        registration={{ mode: 'open', note: REGISTRATION_NOTE_PLACEHOLDER, sendsMails: true }}
      >
        <StaticRouterProvider
          router={createStaticRouter(handler.dataRoutes, context)}
          context={context}
          hydrate={false}
        />
      </App>
    </StrictMode>,
    {
      onError: (error) => {
        throw error;
      },
    },
  );
  const html = (await new Response(prelude).text()).replaceAll(RADIX_STYLES, '');
  if (html.includes(' style="'))
    throw new Error(`${path} has a style in its HTML, which its policy refuses.`);
  const head = HEAD_ELEMENTS.exec(html)?.[0] ?? '';
  return { head, html: html.slice(head.length) };
}

/** The address of the page, and how it looks where somebody shares a link to it. */
function describeToOthers(path: string, head: string): string {
  const title = /<title>(.*?)<\/title>/s.exec(head)?.[1]?.replaceAll('"', '&quot;') ?? '';
  const description = /<meta name="description" content="(.*?)"/s.exec(head)?.[1];
  if (!title || !description) throw new Error(`${path} lacks a title or a description.`);
  const address = ORIGIN_PLACEHOLDER + path;
  const properties = {
    'og:type': 'website',
    'og:site_name': OPERATOR_PLACEHOLDER.siteName,
    'og:title': title,
    'og:description': description,
    'og:url': address,
    'og:image': `${ORIGIN_PLACEHOLDER}/open-graph.png`,
    'og:image:width': '1200',
    'og:image:height': '630',
    'twitter:card': 'summary_large_image',
  };
  const tags = Object.entries(properties).map(
    ([property, content]) => `<meta property="${property}" content="${content}">`,
  );
  return `<link rel="canonical" href="${address}">${tags.join('')}`;
}

function fillTemplate(template: string, head: string, page: string): string {
  return template.replace('<!--head-->', () => head).replace('<!--page-->', () => page);
}
