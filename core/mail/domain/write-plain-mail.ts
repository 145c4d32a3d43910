import { partsOf, type MailContent, type MailSurroundings } from './mail-content.ts';

/** The mail as plain text. */
export function writePlainMail(content: MailContent, surroundings: MailSurroundings): string {
  const { texts } = surroundings;
  const { shownName, button, runBy, contact, origin } = partsOf(content, surroundings);
  const { before, after, unnamed } = texts.greeting;
  const blocks = [
    shownName === null ? unnamed : `${before}${shownName}${after}`,
    ...content.words.paragraphs,
    ...(button === null ? [] : [`${button.label}:\n${button.url}`]),
    content.words.otherwise,
    ...(content.stopUrl === null ? [] : [`${texts.stop}:\n${content.stopUrl}`]),
    `-- \n${runBy}\n${texts.writeTo} ${contact}\n${origin}`,
  ];
  return `${blocks.join('\n\n')}\n`;
}
