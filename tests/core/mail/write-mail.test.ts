import fc from 'fast-check';
import { JSDOM } from 'jsdom';
import { createTransport } from 'nodemailer';
import { describe, expect, test } from 'vitest';
import { toMessage } from '#adapters/mail/message.ts';
import type { LetterKind } from '#core/letters/domain/letter.ts';
import { greetingName } from '#core/mail/domain/greeting-name.ts';
import type { MailContent } from '#core/mail/domain/mail-content.ts';
import { shortenAddress } from '#core/mail/domain/shortened-address.ts';
import { type LetterFacts, wordsOf } from '#core/mail/domain/mail-words.ts';
import { writeHtmlMail } from '#core/mail/domain/write-html-mail.ts';
import { writePlainMail } from '#core/mail/domain/write-plain-mail.ts';
import { mailTexts } from '#core/texts/mail-texts.ts';
import { MAIL_SITE } from '#tests/support/mail-site.ts';
import { toEmailAddress } from '#tests/support/texts.ts';
import { tries } from '#tests/support/tries.ts';

const URL_WITH_TOKEN = 'https://kin.example/confirm-address#token=abc';
const surroundings = { texts: mailTexts, site: MAIL_SITE };
const FACTS: LetterFacts['confirm_address' | 'activity'] &
  LetterFacts['leaving_begun'] &
  LetterFacts['decision'] &
  LetterFacts['newsletter'] = {
  account: { status: 'removed' },
  ...{ isKnown: false, requests: 2, messages: 1, acceptances: 0, introductions: 0 },
  until: '2026-12-24T10:00:00.000Z',
  ...{ subject: 'Spring at the hearth', text: 'We have a garden now.\n\nCome and see.' },
};
const KINDS = Object.keys(mailTexts.letters) as LetterKind[];
const contentOf = (kind: LetterKind, name: string | null): MailContent => ({
  name,
  words: wordsOf(mailTexts, kind, FACTS, MAIL_SITE.name),
  buttonUrl: URL_WITH_TOKEN,
  stopUrl: kind === 'activity' ? 'https://kin.example/stop-mails#token=def' : null,
});

/** Names as somebody chooses them who means harm. */
const anyName = fc.oneof(
  fc.string({ unit: 'binary', maxLength: 80 }),
  fc
    .array(
      fc.constantFrom(
        ...[
          '<script>',
          '</p>',
          '<img src=x onerror=y>',
          '"',
          "'",
          '&lt;',
          '\r\n',
          'Bcc: a@b.example',
        ],
        ...[
          '\u202e',
          '\u2066',
          '\u0000',
          '--',
          'Rosa',
          ' ',
          '${name}',
          '$&',
          'جيران',
          '=?UTF-8?Q?x?=',
        ],
      ),
      { maxLength: 6 },
    )
    .map((parts) => parts.join('')),
);

const parser = new new JSDOM().window.DOMParser();
const parse = (html: string) => parser.parseFromString(html, 'text/html');

/** Every element with its attributes, but for the one around a name. */
const shapeOf = (document: Document) =>
  [...document.querySelectorAll('*:not(bdi)')].map(({ tagName, attributes }) =>
    [tagName, ...[...attributes].map(({ name, value }) => `${name}=${value}`)].join(' '),
  );

const shapeWithoutName = Object.fromEntries(
  KINDS.map((kind) => [kind, shapeOf(parse(writeHtmlMail(contentOf(kind, null), surroundings)))]),
);

const anyKind = fc.constantFrom(...KINDS);

describe('whatever a member is called', () => {
  test('the HTML has the parts that every mail has, and no others', () => {
    fc.assert(
      fc.property(anyKind, anyName, (kind, name) => {
        const document = parse(writeHtmlMail(contentOf(kind, name), surroundings));
        expect(shapeOf(document)).toEqual(shapeWithoutName[kind]);
        expect(document.querySelector('bdi')?.textContent ?? null).toBe(greetingName(name));
      }),
      { numRuns: tries(40) },
    );
  });

  test('the plain text begins with one line for it', () => {
    fc.assert(
      fc.property(anyKind, anyName, (kind, name) => {
        const [greeting, ...rest] = writePlainMail(contentOf(kind, name), surroundings).split(
          '\n\n',
        );
        expect(greeting).toMatch(/^Hello[^\n\r\u202a-\u202e\u2066-\u2069]{0,42},$/);
        const [, ...nameless] = writePlainMail(contentOf(kind, null), surroundings).split('\n\n');
        expect(rest).toEqual(nameless);
      }),
    );
  });

  test('the head of the mail has nothing of it, nor of an operator with line breaks', async () => {
    const transport = createTransport({ streamTransport: true, buffer: true });
    await fc.assert(
      fc.asyncProperty(anyKind, anyName, async (kind, name) => {
        const content = contentOf(kind, name);
        const mail = {
          to: toEmailAddress('rosa@example.org'),
          subject: `${content.words.subject}${name}`,
          text: writePlainMail(content, surroundings),
          html: writeHtmlMail(content, surroundings),
          messageId: 'abc',
          unsubscribeUrl: null,
        };
        const sender = { name, address: 'post@kin.example', replyTo: 'us@kin.example' };
        const { message, envelope } = await transport.sendMail(toMessage(mail, sender));
        const [head = ''] = (message as Buffer).toString().split(/\r?\n\r?\n/);
        const names = head.split(/\r?\n(?![ \t])/).map((line) => line.split(':')[0]);
        expect(names.toSorted()).toEqual([
          ...['Auto-Submitted', 'Content-Type', 'Date', 'From', 'MIME-Version', 'Message-ID'],
          ...['Reply-To', 'Subject', 'To'],
        ]);
        expect(envelope).toEqual({ from: 'post@kin.example', to: ['rosa@example.org'] });
      }),
    );
  });
});

describe('the parts of a mail', () => {
  const STOP_URL = 'https://kin.example/stop-mails#token=def';
  const PARAGRAPHS = ['It is spring.', 'Come & see.'];
  const words = {
    subject: 'Spring',
    paragraphs: PARAGRAPHS,
    button: 'Look at it',
    otherwise: 'You can also stay at home.',
  };
  const whole: MailContent = {
    name: 'Rosa Mendes',
    words,
    buttonUrl: URL_WITH_TOKEN,
    stopUrl: STOP_URL,
  };
  const bare: MailContent = { ...whole, words: { ...words, button: null }, stopUrl: null };
  const { operator } = MAIL_SITE;
  const sender = `-- \n${mailTexts.runBy({
    name: MAIL_SITE.name,
    operator: operator.name,
    country: operator.country,
  })}\n${mailTexts.writeTo} ${operator.contactEmail}\nhttps://kin.example\n`;
  /** What the HTML shows, without the marks. */
  const linesOf = (content: MailContent) =>
    [...parse(writeHtmlMail(content, surroundings)).querySelectorAll('p')].map((part) =>
      [...part.childNodes].map((node) => (node.nodeName === 'BR' ? '|' : node.textContent!.trim())),
    );
  const linksOf = (content: MailContent, site = MAIL_SITE) =>
    [...parse(writeHtmlMail(content, { ...surroundings, site })).querySelectorAll('a')].map(
      (link) => [link.textContent, link.getAttribute('href')],
    );

  test('follow each other in the plain text', () => {
    expect(writePlainMail(whole, surroundings)).toBe(
      [
        'Hello Rosa,',
        ...PARAGRAPHS,
        `Look at it:\n${URL_WITH_TOKEN}`,
        words.otherwise,
        `${mailTexts.stop}:\n${STOP_URL}`,
        sender,
      ].join('\n\n'),
    );
    expect(writePlainMail(bare, surroundings)).toBe(
      ['Hello Rosa,', ...PARAGRAPHS, words.otherwise, sender].join('\n\n'),
    );
  });

  test('follow each other in the HTML, each on a line of its own', () => {
    const [site, greeting, ...others] = linesOf(whole);
    expect([site, greeting]).toEqual([['Hearthkin'], ['Hello', 'Rosa', ',']]);
    expect(others.slice(0, 5)).toEqual([
      ...PARAGRAPHS.map((text) => [text]),
      ['Look at it'],
      [mailTexts.orCopy, '|', URL_WITH_TOKEN],
      [words.otherwise],
    ]);
    expect(others.at(-1)!.filter((part) => part === '|')).toHaveLength(3);
    expect(linesOf(bare)).toHaveLength(linesOf(whole).length - 2);
    for (const content of [whole, bare]) {
      const document = parse(writeHtmlMail(content, surroundings));
      const parts = [...document.querySelectorAll('.b-surface > *')];
      const text = document.querySelector('.b-surface')!.textContent;
      expect(text.trim().split('\n')).toEqual(parts.map((part) => part.textContent));
    }
    expect(
      linesOf(bare)
        .at(-1)!
        .filter((part) => part === '|'),
    ).toHaveLength(2);
  });

  test('lead to the button’s address, to where mails are stopped, to the operator and to the site', () => {
    const ownLinks = [
      [operator.contactEmail, `mailto:${operator.contactEmail}`],
      ['kin.example', 'https://kin.example'],
    ];
    expect(linksOf(whole)).toEqual([
      ['Look at it', URL_WITH_TOKEN],
      [URL_WITH_TOKEN, URL_WITH_TOKEN],
      [mailTexts.stop, STOP_URL],
      ...ownLinks,
    ]);
    expect(linksOf(bare)).toEqual(ownLinks);
    expect(linksOf({ ...whole, buttonUrl: null, stopUrl: null })).toEqual(ownLinks);
    const local = { ...MAIL_SITE, origin: 'http://localhost:3000' };
    expect(linksOf(bare, local).at(-1)).toEqual(['localhost:3000', 'http://localhost:3000']);
  });

  test('have the colours of the site also in programs that read no styles of dark rooms', () => {
    const document = parse(writeHtmlMail(whole, surroundings));
    const styleOf = (selector: string) => document.querySelector(selector)!.getAttribute('style');
    expect(styleOf('a.b-primary')).toMatch(/background-color:#a8452a;color:#fffaf5/);
    expect(styleOf('.b-paper.ink')).toMatch(/background-color:#fbf7f1;color:#2a2320/);
    expect(styleOf('.b-surface')).toMatch(/1px solid #dfd2c2;.*background-color:#fffdfa/);
    expect(styleOf('p.quiet:last-child')).toMatch(/color:#65584f/);
  });
});

test.each(KINDS)('%s asks nothing of anybody else, and says the same in both forms', (kind) => {
  const html = writeHtmlMail(contentOf(kind, 'Rosa'), surroundings);
  expect(html).not.toMatch(/<(?:img|script|link|iframe|form)\b|url\(|@import|src=/i);
  const document = parse(html);
  const shown = document.body.textContent.replaceAll(/\s+/g, ' ');
  const words = wordsOf(mailTexts, kind, FACTS, MAIL_SITE.name);
  for (const text of [words.subject, ...words.paragraphs, words.otherwise]) {
    expect(shown).toContain(text);
  }
  const plain = writePlainMail(contentOf(kind, 'Rosa'), surroundings);
  for (const text of [...words.paragraphs, words.otherwise]) expect(plain).toContain(text);
  expect(words.button === null).toBe(!plain.includes(URL_WITH_TOKEN));
  expect(words.button === null).toBe(!html.includes(`href="${URL_WITH_TOKEN}"`));
});

test.each([
  [{ requests: 1 }, '1 person would like to connect'],
  [{ acceptances: 2 }, '2 people said yes'],
  [{ introductions: 1 }, '1 person would like to introduce you to someone'],
  [
    { requests: 2, acceptances: 1, messages: 3 },
    '1 person said yes, 3 people wrote to you and 2 people would like to connect',
  ],
])('what waits (%j) is counted', (waiting, counted) => {
  const facts = { requests: 0, acceptances: 0, messages: 0, introductions: 0, ...waiting };
  const words = wordsOf(mailTexts, 'activity', facts, MAIL_SITE.name);
  expect(words.subject).toBe(counted);
  expect(words.paragraphs[0]).toMatch(new RegExp(`: ${counted}\\.$`));
});

test.each([
  ['recover_password', 'for 30 minutes.'],
  ['confirm_address', 'for 24 hours.'],
  ['address_changed', 'for 3 days.'],
] as const)('the link of %s works %s', (kind, time) => {
  expect(wordsOf(mailTexts, kind, FACTS, MAIL_SITE.name).paragraphs.at(-1)).toMatch(
    new RegExp(`works (once, )?${time}$`),
  );
});

test('the day of the end of an account is written out', () => {
  expect(wordsOf(mailTexts, 'leaving_begun', FACTS, MAIL_SITE.name).paragraphs[0]).toContain(
    'on 24 December 2026.',
  );
});

test.each([
  ['Rosa', 'Rosa'],
  [' Rosa \n Mendes ', 'Rosa'],
  ['Rosa\nMendes', 'Rosa'],
  ['Dr. Rosa', 'Dr. Rosa'],
  ['Dr. \u2003 Rosa', 'Dr. Rosa'],
  ['x'.repeat(40), 'x'.repeat(40)],
  ['x'.repeat(41), null],
  ['www.evil.example', null],
  ['see https://evil', null],
  ['a@b', null],
  ['\u202e', null],
])('%j is greeted as %j', (name, shown) => {
  expect(greetingName(name)).toBe(shown);
});

test.each([
  ['rosa@example.org', 'r…@example.org'],
  ['a"@"b@example.org', 'a…@example.org'],
])('%s is shortened', (address, shown) => {
  expect(shortenAddress(toEmailAddress(address))).toBe(shown);
});
