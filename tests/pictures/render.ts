/**
 * Draws the icons of the site and the picture that stands beside a shared link, from the logo
 * `ui/public/favicon.svg`, the landing page's illustration, the theme's colours and its fonts; and the faces
 * that members can choose, from the portraits of the landing page; and takes the landing page's picture of a talk
 * from the built product. Run it when one of them has changed: `npm run pictures`, with a Chromium at the usual
 * place or the one that `CHROMIUM_PATH` names.
 */
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { chromium } from 'playwright-core';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { DRAWN_FACES } from '#core/members/domain/drawn-pictures.ts';
import { photographChat } from './chat-picture.ts';
import { drawFace } from './draw-face.tsx';
import { OpenGraphPicture } from './open-graph-picture.tsx';

const UI = join(import.meta.dirname, '..', '..', 'ui');
const PUBLIC = join(UI, 'public');
const FONTS = join(UI, '..', 'node_modules', '@fontsource-variable');

/** `share` is the part of the width that the logo takes; an icon without a ground is transparent. */
const ICONS = [
  { file: 'icon-192.png', size: 192, share: 1 },
  { file: 'icon-512.png', size: 512, share: 1 },
  { file: 'icon-maskable-512.png', size: 512, share: 0.58, ground: 'var(--paper)' },
  { file: 'apple-touch-icon.png', size: 180, share: 0.74, ground: 'var(--paper)' },
] as const;

const logo = await dataAddress('image/svg+xml', join(PUBLIC, 'favicon.svg'));
const styles = await readStyles();
const executablePath = process.env['CHROMIUM_PATH'] ?? '/usr/bin/chromium';
const browser = await chromium.launch({ executablePath, args: ['--no-sandbox'] });
for (const { file, ...icon } of ICONS) await writeFile(join(PUBLIC, file), await drawIcon(icon));
const favicon = await drawIcon({ size: 32, share: 1 });
await writeFile(join(PUBLIC, 'favicon.ico'), packIcon(favicon, 32));
const openGraph = renderToStaticMarkup(createElement(OpenGraphPicture, { logo }));
await writeFile(join(PUBLIC, 'open-graph.png'), await photograph(openGraph, 1200, 630));
for (const [theme, picture] of Object.entries(await photographChat(browser))) {
  await writeFile(join(PUBLIC, 'screens', `chat-${theme}.webp`), picture);
}
await browser.close();
for (const [number, name] of DRAWN_FACES.entries()) {
  await writeFile(join(PUBLIC, 'pictures', `${name}.svg`), drawFace(number));
}

interface Icon {
  readonly size: number;
  readonly share: number;
  readonly ground?: string;
}

function drawIcon({ size, share, ground = 'transparent' }: Icon): Promise<Buffer> {
  const frame = `display:grid;place-items:center;height:${size}px;background:${ground}`;
  const picture = `<img src="${logo}" width="${size * share}" height="${size * share}">`;
  return photograph(`<div style="${frame}">${picture}</div>`, size, size);
}

/** The picture of a piece of HTML in the light theme, as PNG. */
async function photograph(html: string, width: number, height: number): Promise<Buffer> {
  const page = await browser.newPage({ viewport: { width, height }, colorScheme: 'light' });
  await page.setContent(`<style>${styles}body{margin:0;background:none}</style>${html}`);
  await page.evaluate('document.fonts.ready');
  const picture = await page.screenshot({ omitBackground: true });
  await page.close();
  return picture;
}

/** The theme's tokens, and the fonts by the names that it gives them. */
async function readStyles(): Promise<string> {
  const theme = await readFile(join(UI, 'app', 'theme.css'), 'utf8');
  const faces = ['Fraunces', 'Figtree'].map(async (family) => {
    const name = family.toLowerCase();
    const file = join(FONTS, name, 'files', `${name}-latin-wght-normal.woff2`);
    const source = await dataAddress('font/woff2', file);
    return `@font-face{font-family:"${family} Variable";font-weight:100 900;src:url(${source})}`;
  });
  return theme.replaceAll(/^@import .*$/gm, '') + (await Promise.all(faces)).join('');
}

async function dataAddress(type: string, file: string): Promise<string> {
  return `data:${type};base64,${(await readFile(file)).toString('base64')}`;
}

/** An icon file (ICO) of one picture: a header, one entry and the PNG itself. */
function packIcon(png: Buffer, size: number): Buffer {
  const header = Buffer.alloc(22);
  header.writeUInt16LE(1, 2); // an icon
  header.writeUInt16LE(1, 4); // with one picture
  header.writeUInt8(size, 6);
  header.writeUInt8(size, 7);
  header.writeUInt16LE(1, 10); // one plane
  header.writeUInt16LE(32, 12); // of 32 bits a pixel
  header.writeUInt32LE(png.length, 14);
  header.writeUInt32LE(header.length, 18);
  return Buffer.concat([header, png]);
}
