import { linkMinutes, type LinkPurpose } from '#core/mail/domain/link.ts';
import type { MailTexts, MailWords } from '#core/mail/domain/mail-words.ts';

const DAY_OF_YEAR = new Intl.DateTimeFormat('en-GB', {
  day: 'numeric',
  month: 'long',
  year: 'numeric',
  timeZone: 'UTC',
});

const IGNORE = "If it wasn't you, you can ignore this mail. Nothing changes.";
const WRITE_TO_US =
  "If it wasn't you, change your password and write to us at the address below, as soon as you can.";

/** To whoever has the address already, when somebody wishes to register with it or to have it. */
const ALREADY_HERE: MailWords = {
  subject: 'You already have an account here',
  paragraphs: [
    'Somebody asked to use this email address for an account. You already have one with it.',
    'If it was you, log in. If you have forgotten your password, the log-in page helps you choose a new one.',
  ],
  button: 'Log in',
  otherwise: IGNORE,
};

/** What letters say, in English; apart from the rest, for no page needs it. */
export const mailTexts: MailTexts = {
  letters: {
    confirm_address: ({ isKnown }) =>
      isKnown
        ? ALREADY_HERE
        : {
            subject: 'Confirm your email address',
            paragraphs: [
              'Please confirm that this address is yours. Then we can reach you if you ever lose your password.',
              `The link works for ${lifetimeOf('confirm_address')}.`,
            ],
            button: 'Confirm my address',
            otherwise:
              "If you didn't register at Hearthkin, you can ignore this mail. Nobody can confirm your address without it.",
          },
    recover_password: {
      subject: 'Choose a new password',
      paragraphs: [
        'Somebody asked for a new password for your account. We hope it was you.',
        `The link works once, for ${lifetimeOf('recover_password')}.`,
      ],
      button: 'Choose a new password',
      otherwise: "If it wasn't you, you can ignore this mail. Your password stays as it is.",
    },
    confirm_new_address: ({ isKnown }) =>
      isKnown
        ? ALREADY_HERE
        : {
            subject: 'Confirm your new email address',
            paragraphs: [
              'You asked us to use this address for your account. Please confirm that it is yours. Until then, your old one stays.',
              `The link works for ${lifetimeOf('confirm_new_address')}.`,
            ],
            button: 'Use this address',
            otherwise: IGNORE,
          },
    address_changed: {
      subject: 'Your email address was changed',
      paragraphs: [
        "Your account has a new email address, and we won't write to this one any more.",
        `If it wasn't you, take the change back. The link works for ${lifetimeOf('undo_address')}.`,
      ],
      button: 'Keep this address',
      otherwise: 'If it was you, there is nothing to do.',
    },
    password_changed: {
      subject: 'Your password was changed',
      paragraphs: ['The password of your account was changed.'],
      button: null,
      otherwise:
        "If it wasn't you, ask for a new password on the log-in page, and write to us at the address below, as soon as you can.",
    },
    second_factor_changed: {
      subject: 'How you log in was changed',
      paragraphs: ['The second step of logging in to your account was turned on, off or changed.'],
      button: 'Open my settings',
      otherwise: WRITE_TO_US,
    },
    data_export_ready: {
      subject: 'The copy of your data is ready',
      paragraphs: ['You asked for a copy of your data. It is in your settings, ready to download.'],
      button: 'Open my settings',
      otherwise: WRITE_TO_US,
    },
    leaving_begun: ({ until }) => ({
      subject: 'Your account will be deleted',
      paragraphs: [
        `You asked us to delete your account. We will do that on ${DAY_OF_YEAR.format(new Date(until))}.`,
        'If you change your mind, log in before then and you can stay.',
      ],
      button: 'Log in',
      otherwise: WRITE_TO_US,
    }),
    account_deleted: {
      subject: 'Your account is deleted',
      paragraphs: [
        'We have deleted your account and what belonged to it, as you asked.',
        'Thank you for the time you spent here. You are welcome to come back whenever you like.',
      ],
      button: null,
      otherwise: "If you didn't ask for this, please write to us at the address below.",
    },
    activity: ({ requests, acceptances, messages }) => {
      const parts = [
        countOf(messages, 'person wrote to you', 'people wrote to you'),
        countOf(requests, 'new request', 'new requests'),
        countOf(acceptances, 'request accepted', 'requests accepted'),
      ].filter((part) => part !== null);
      return {
        subject: `News for you: ${parts.join(', ')}`,
        paragraphs: [`There is news for you at Hearthkin: ${parts.join(', ')}.`],
        button: 'See what is new',
        otherwise:
          'We never put into a mail what others write to you, or who they are. You read it when you log in.',
      };
    },
    confirm_newsletter: {
      subject: 'Confirm your newsletter',
      paragraphs: [
        'Somebody entered this address for our newsletter. If it was you, please confirm it.',
        `The link works for ${lifetimeOf('confirm_newsletter')}.`,
      ],
      button: 'Send me the newsletter',
      otherwise: "If it wasn't you, you can ignore this mail. We won't send you anything.",
    },
    newsletter: ({ subject, text }) => ({
      subject,
      paragraphs: text.split(/\n{2,}/).filter((paragraph) => paragraph !== ''),
      button: null,
      otherwise: 'You get this letter because you asked for our newsletter.',
    }),
  },
  greeting: { before: 'Hello ', after: ',', unnamed: 'Hello,' },
  orCopy: 'If the button does nothing, copy this address into your browser:',
  stop: "Don't send me such mails any more",
  runBy: ({ name, operator, country }) => `${name} is run by ${operator}, ${country}.`,
  writeTo: 'Write to us at',
};

/** For how long a link of that purpose works, in words. */
function lifetimeOf(purpose: LinkPurpose): string {
  const minutes = linkMinutes(purpose);
  const hours = minutes / 60;
  if (hours < 1) return `${minutes} minutes`;
  return hours > 24 ? `${hours / 24} days` : `${hours} hours`;
}

function countOf(count: number, one: string, several: string): string | null {
  if (count === 0) return null;
  return `${count} ${count === 1 ? one : several}`;
}
