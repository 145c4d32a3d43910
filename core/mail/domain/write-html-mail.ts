import { escapeHtml } from '#core/kernel/escape-html.ts';
import { partsOf, type MailContent, type MailSurroundings } from './mail-content.ts';

/** Warm paper, ink and terracotta, as on the site; the second of each is for dark rooms. */
const COLOURS = {
  paper: ['#fbf7f1', '#1e1916'],
  surface: ['#fffdfa', '#28211d'],
  line: ['#dfd2c2', '#453a33'],
  ink: ['#2a2320', '#f5ede3'],
  quiet: ['#65584f', '#c3b4a5'],
  primary: ['#a8452a', '#e58a6c'],
  'on-primary': ['#fffaf5', '#2a1209'],
  link: ['#2f5d50', '#93c9b5'],
} as const;

type Colour = keyof typeof COLOURS;

const SANS = "-apple-system,'Segoe UI',Roboto,Helvetica,Arial,sans-serif";
const SERIF = "Georgia,'Times New Roman',serif";
const CORNERS = 'border-radius:12px';

/** Mail programs that know of dark rooms read this; all others take the colours beside each part. */
const DARK_STYLES = (Object.keys(COLOURS) as Colour[])
  .map((colour) => {
    const dark = COLOURS[colour][1];
    return `.${colour}{color:${dark}!important}.b-${colour}{background-color:${dark}!important}.e-${colour}{border-color:${dark}!important}`;
  })
  .join('');

/** The mail as HTML. It needs nothing from anywhere: no picture, no font, no style sheet. */
export function writeHtmlMail(content: MailContent, surroundings: MailSurroundings): string {
  const { texts, site } = surroundings;
  const { words, stopUrl } = content;
  const { shownName, button, runBy, contact, origin } = partsOf(content, surroundings);
  const { before, after, unnamed } = texts.greeting;
  const greeting =
    shownName === null
      ? escapeHtml(unnamed)
      : `${escapeHtml(before)}<bdi>${escapeHtml(shownName)}</bdi>${escapeHtml(after)}`;
  const body = [
    writeParagraph(greeting),
    ...words.paragraphs.map((text) => writeParagraph(escapeHtml(text))),
    ...(button === null ? [] : [writeButton(button, texts.orCopy)]),
    `<p class="quiet" style="margin:0;color:${COLOURS.quiet[0]}">${escapeHtml(words.otherwise)}</p>`,
  ];
  const footer = [
    ...(stopUrl === null ? [] : [writeAnchor(stopUrl, texts.stop)]),
    escapeHtml(runBy),
    `${escapeHtml(texts.writeTo)} ${writeAnchor(`mailto:${contact}`, contact)}`,
    writeAnchor(origin, origin.replace(/^https?:\/\//, '')),
  ];
  return writeDocument({ title: words.subject, siteName: site.name, body, footer });
}

function writeParagraph(html: string): string {
  return `<p style="margin:0 0 16px">${html}</p>`;
}

function writeAnchor(url: string, text: string): string {
  return `<a class="link" href="${escapeHtml(url)}" style="color:${COLOURS.link[0]};text-decoration:underline;overflow-wrap:anywhere;word-break:break-word">${escapeHtml(text)}</a>`;
}

/** A button, and its address for those whose mail program shows none. */
function writeButton(
  { label, url }: { readonly label: string; readonly url: string },
  orCopy: string,
): string {
  const [primary] = COLOURS.primary;
  const style = `display:inline-block;padding:12px 24px;border:1px solid ${primary};${CORNERS};background-color:${primary};color:${COLOURS['on-primary'][0]};font-weight:600;text-decoration:none`;
  return [
    `<p style="margin:24px 0"><a class="b-primary e-primary on-primary" href="${escapeHtml(url)}" style="${style}">${escapeHtml(label)}</a></p>`,
    `<p class="quiet" style="margin:0 0 16px;color:${COLOURS.quiet[0]};font-size:14px;line-height:20px">${escapeHtml(orCopy)}<br>${writeAnchor(url, url)}</p>`,
  ].join('\n');
}

function writeDocument(parts: {
  readonly title: string;
  readonly siteName: string;
  readonly body: readonly string[];
  readonly footer: readonly string[];
}): string {
  const title = escapeHtml(parts.title);
  const [paper, surface, line, ink, quiet] = (
    ['paper', 'surface', 'line', 'ink', 'quiet'] as const
  ).map((colour) => COLOURS[colour][0]);
  return `<!doctype html>
<html lang="en" dir="ltr">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<meta name="supported-color-schemes" content="light dark">
<title>${title}</title>
<style>:root{color-scheme:light dark}@media (prefers-color-scheme:dark){${DARK_STYLES}}</style>
</head>
<body class="b-paper" style="margin:0;padding:0;background-color:${paper}">
<div class="b-paper ink" style="padding:24px 16px;background-color:${paper};color:${ink};font-family:${SANS};font-size:16px;line-height:24px">
<div style="max-width:560px;margin:0 auto">
<p class="primary" style="margin:0 0 16px;color:${COLOURS.primary[0]};font-family:${SERIF};font-size:20px;line-height:24px;font-weight:600">${escapeHtml(parts.siteName)}</p>
<div class="b-surface e-line" style="padding:24px;border:1px solid ${line};${CORNERS};background-color:${surface}">
<h1 style="margin:0 0 16px;font-family:${SERIF};font-size:24px;line-height:32px;font-weight:600">${title}</h1>
${parts.body.join('\n')}
</div>
<p class="quiet" style="margin:16px 0 0;color:${quiet};font-size:14px;line-height:22px">${parts.footer.join('<br>\n')}</p>
</div>
</div>
</body>
</html>
`;
}
