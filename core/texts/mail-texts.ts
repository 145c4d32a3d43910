import { linkMinutes, type LinkPurpose } from '#core/letters/domain/link.ts';
import type { LetterFacts, MailTexts, MailWords } from '#core/mail/domain/mail-words.ts';

const DAY_OF_YEAR = new Intl.DateTimeFormat('en-GB', {
  day: 'numeric',
  month: 'long',
  year: 'numeric',
  timeZone: 'UTC',
});

/** To somebody who need not have registered at all. */
const neverRegistered = (siteName: string): string =>
  `If you didn’t register at ${siteName}, you can ignore this email.`;

const LIST = new Intl.ListFormat('en-GB');

const IGNORE = 'If it wasn’t you, you can ignore this email. Nothing changes.';
const WRITE_TO_US =
  'If it wasn’t you, change your password and write to us at the address below, as soon as you can.';

/** To the member who has the address already, when someone else wants to register with it or change to it. */
const ALREADY_HERE: MailWords = {
  subject: 'You already have an account here',
  paragraphs: [
    'Someone asked to use this email address for an account. You already have one with it.',
    'If it was you, log in. If you’ve forgotten your password, the log-in page helps you choose a new one.',
  ],
  button: 'Log in',
  otherwise: IGNORE,
};

/** What letters say, in English; apart from the rest, for no page needs it. */
export const mailTexts: MailTexts = {
  letters: {
    confirm_address: ({ isKnown, isRequired }, siteName) =>
      isKnown
        ? ALREADY_HERE
        : {
            subject: 'Confirm your email address',
            paragraphs: [
              isRequired
                ? 'Please confirm that this address is yours. Until you do, you can look around, but you can’t ask anyone to connect.'
                : 'Please confirm that this address is yours. Then we can help if you ever lose your password.',
              `The link works for ${lifetimeOf('confirm_address')}.`,
            ],
            button: 'Confirm my address',
            otherwise: `${neverRegistered(siteName)} Nobody can confirm your address without it.`,
          },
    recover_password: {
      subject: 'Choose a new password',
      paragraphs: [
        'Someone asked for a new password for your account. We hope it was you.',
        `The link works once, for ${lifetimeOf('recover_password')}.`,
      ],
      button: 'Choose a new password',
      otherwise: 'If it wasn’t you, you can ignore this email. Your password stays as it is.',
    },
    confirm_new_address: ({ isKnown }) =>
      isKnown
        ? ALREADY_HERE
        : {
            subject: 'Confirm your new email address',
            paragraphs: [
              'You asked us to use this address for your account. Please confirm that it’s yours. Until then, we’ll keep using your old one.',
              `The link works for ${lifetimeOf('confirm_new_address')}.`,
            ],
            button: 'Use this address',
            otherwise: IGNORE,
          },
    address_changed: {
      subject: 'Your email address was changed',
      paragraphs: [
        'Your account has a new email address, and we won’t write to this one any more.',
        `If it wasn’t you, undo the change. The link works for ${lifetimeOf('undo_address')}.`,
      ],
      button: 'Keep this address',
      otherwise: 'If it was you, there’s nothing to do.',
    },
    unconfirmed_address_changed: (_facts, siteName) => ({
      subject: 'This address was removed from an account',
      paragraphs: [
        `An account at ${siteName} had this email address, but nobody ever confirmed it. The account has another one now, and we won’t write to this one about it any more.`,
      ],
      button: null,
      otherwise:
        'If that’s your account and it wasn’t you, write to us at the address below. Otherwise there’s nothing to do.',
    }),
    new_address_changed: {
      subject: 'Your email address was changed',
      paragraphs: [
        'Your account has a new email address, and we won’t write to this one any more.',
      ],
      button: null,
      otherwise:
        'If it wasn’t you, look for our letter in the mailbox that you used before this one: the link in it undoes every change. Or write to us at the address below.',
    },
    password_changed: {
      subject: 'Your password was changed',
      paragraphs: ['The password for your account was changed.'],
      button: null,
      otherwise:
        'If it wasn’t you, ask for a new password on the log-in page, and write to us at the address below, as soon as you can.',
    },
    second_factor_changed: {
      subject: 'How you log in was changed',
      paragraphs: [
        'Someone changed how you log in: the second step, such as the code from your app, was switched on, switched off or changed.',
      ],
      button: 'Open my settings',
      otherwise: WRITE_TO_US,
    },
    ways_in_ended: (ended) => ({
      subject: 'We ended some ways into your account',
      paragraphs: [
        `Your account was taken back by a link that we sent you. These had been added or made shortly before, or you asked us to end them: ${listEnded(ended)}. They don’t let anyone in any more.`,
        'You can set them up again in your settings.',
      ],
      button: 'I don’t recognise this',
      otherwise: 'If it was you, there’s nothing to do.',
    }),
    second_step_ending: ({ until }) => ({
      subject: 'Your second step will be switched off',
      paragraphs: [
        `Someone with a link from our emails said that they can’t use your second step any more. It will be switched off on ${DAY_OF_YEAR.format(new Date(until))}. Then the password is enough to log in.`,
        'If you log in with your second step before then, it stays.',
      ],
      button: 'Keep my second step',
      otherwise: 'If it was you, there’s nothing to do but wait.',
    }),
    confirm_recovery: ({ isKnown }) =>
      isKnown
        ? ALREADY_HERE
        : {
            subject: 'Confirm that we can reach you',
            paragraphs: [
              'Someone asked us for an account that they can’t get into any more, and said that they can be reached at this address.',
              `If it was you, please confirm it. Then our moderators look at what you told us. The link works for ${lifetimeOf('confirm_recovery')}.`,
            ],
            button: 'Confirm',
            otherwise: IGNORE,
          },
    recovery_begun: ({ until }) => ({
      subject: 'Someone says they’ve lost your account',
      paragraphs: [
        `Someone who can’t log in any more asked our moderators for your account. They answered questions that only you should be able to answer, and two moderators agreed. On ${DAY_OF_YEAR.format(new Date(until))} they can choose a new password, and everything else that lets anyone in will stop working.`,
        'If it wasn’t you, stop it now. Logging in stops it, too.',
      ],
      button: 'This wasn’t me',
      otherwise: 'If it was you, there’s nothing to do but wait.',
    }),
    recovery_agreed: ({ until }) => ({
      subject: 'You’ll soon be able to log in again',
      paragraphs: [
        `Two of our moderators believe that the account is yours. To be safe, we wait three days first, and tell everyone who may be in the account. On ${DAY_OF_YEAR.format(new Date(until))} we’ll send you a link to choose a new password.`,
        'If anyone logs in to the account before then, it won’t happen.',
      ],
      button: null,
      otherwise: 'If it wasn’t you, please write to us at the address below.',
    }),
    recovery_closed: {
      subject: 'We couldn’t give you the account',
      paragraphs: [
        'You asked us for an account that you can’t get into any more. Our moderators couldn’t be sure that it’s yours, or someone else is using it.',
        'If you remember more, you can ask again on the page where you log in.',
      ],
      button: null,
      otherwise: 'If it wasn’t you, there’s nothing to do.',
    },
    recovery_stopped: {
      subject: 'The account won’t be given to you',
      paragraphs: [
        'Someone logged in to the account that you asked for, or said that it wasn’t them who asked. So we’ve stopped.',
        'If it was you, there’s nothing to do. If someone else is in your account, write to us at the address below.',
      ],
      button: null,
      otherwise: 'If you didn’t ask for an account, there’s nothing to do.',
    },
    win_account_back: {
      subject: 'Choose a new password',
      paragraphs: [
        'The waiting time is over. You can now choose a new password for your account. Everything else that lets anyone in stops working then.',
        `The link works once, for ${lifetimeOf('win_account_back')}.`,
      ],
      button: 'Choose a new password',
      otherwise: 'If it wasn’t you, please write to us at the address below.',
    },
    account_won_back: {
      subject: 'Your account has a new password and email address',
      paragraphs: [
        'Two of our moderators gave your account to someone who could answer questions about it, after waiting for three days. It has a new password and a new email address. The old password, all passkeys, recovery codes and apps, and every link that we sent have stopped working.',
      ],
      button: null,
      otherwise: 'If it wasn’t you, please write to us at the address below, as soon as you can.',
    },
    data_export_ready: {
      subject: 'The copy of your data is ready',
      paragraphs: ['You asked for a copy of your data. It’s in your settings, ready to download.'],
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
        'We’ve deleted your account and everything that went with it, as you asked.',
        'Thank you for the time you spent here. You’re welcome back whenever you like.',
      ],
      button: null,
      otherwise: 'If you didn’t ask for this, please write to us at the address below.',
    },
    urgent_report: ({ reason }) => ({
      subject:
        reason === 'danger'
          ? 'A report says that someone is in danger'
          : 'A report says that a member is under 18',
      paragraphs: [
        reason === 'danger'
          ? 'A report that someone is in danger waits at the desk. Please don’t leave it until later.'
          : 'A report that a member seems to be under 18 waits at the desk. Please don’t leave it until later.',
      ],
      button: 'Open the desk',
      otherwise:
        'You’re getting this because you’re a moderator. Our emails never say who or what a report is about. You can read it at the desk.',
    }),
    reports_waiting: ({ count }) => ({
      subject: count === 1 ? 'A report is waiting at the desk' : 'Reports are waiting at the desk',
      paragraphs: [
        count === 1
          ? 'A member reported something, and it hasn’t been answered yet. We promise an answer within three days.'
          : `There are ${count} reports that haven’t been answered yet. We promise an answer within three days.`,
      ],
      button: 'Open the desk',
      otherwise:
        'You’re getting this because you’re a moderator: at most once a day, and only while reports wait. You can switch it off in your settings, under Messages and email. Our emails never say who or what a report is about.',
    }),
    decision: ({ account }) => ({
      subject: 'We’ve made a decision about your account',
      ...describeDecision(account),
    }),
    report_answered: {
      subject: 'We’ve answered your report',
      paragraphs: [
        'Thank you for telling us about something that worried you. We looked at it, and our answer is waiting for you.',
      ],
      button: 'Read our answer',
      otherwise:
        'Our emails never say who or what a report is about. You can read it when you log in.',
    },
    registration_approved: (_facts, siteName) => ({
      subject: 'Your account is approved',
      paragraphs: [
        `The people who run this site have approved your account. Welcome to ${siteName}.`,
        'Log in with the username and password that you chose.',
      ],
      button: 'Log in',
      otherwise: neverRegistered(siteName),
    }),
    registration_declined: (_facts, siteName) => ({
      subject: 'We couldn’t approve your account',
      paragraphs: [
        'The people who run this site looked at your registration and didn’t approve it, so you can’t log in. We’re sorry to disappoint you.',
        'If you think that’s a mistake, write to us at the address below. Someone will read it.',
      ],
      button: null,
      otherwise: neverRegistered(siteName),
    }),
    activity: ({ requests, acceptances, messages, introductions }, siteName) => {
      const news = LIST.format(
        [
          countOf(acceptances, 'person said yes', 'people said yes'),
          countOf(messages, 'person wrote to you', 'people wrote to you'),
          countOf(requests, 'person would like to connect', 'people would like to connect'),
          countOf(
            introductions,
            'person would like to introduce you to someone',
            'people would like to introduce you to someone',
          ),
        ].filter((part) => part !== null),
      );
      return {
        subject: news,
        paragraphs: [`There’s news for you at ${siteName}: ${news}.`],
        button: 'See what’s new',
        otherwise:
          'Our emails never say what other people write to you, or who they are. You can read it when you log in.',
      };
    },
    rhythm_day: (_facts, siteName) => ({
      subject: 'It’s a day for the two of you',
      paragraphs: [
        `You and someone at ${siteName} chose to write to each other around now. A line or two is plenty, and another day is fine too.`,
      ],
      button: 'See who it is',
      otherwise:
        'You asked for this email in your settings. Either of you can stop the rhythm at any time, without a reason. Our emails never say who other people are.',
    }),
    confirm_newsletter: {
      subject: 'Would you like our newsletter?',
      paragraphs: [
        'Someone entered this address for our newsletter. If it was you, please confirm it.',
        `The link works for ${lifetimeOf('confirm_newsletter')}.`,
      ],
      button: 'Send me the newsletter',
      otherwise: 'If it wasn’t you, you can ignore this email. We won’t send you anything.',
    },
    newsletter: ({ subject, text }) => ({
      subject,
      paragraphs: text.split(/\n{2,}/).filter((paragraph) => paragraph !== ''),
      button: null,
      otherwise: 'You’re getting this because you asked for our newsletter.',
    }),
  },
  greeting: { before: 'Hello ', after: ',', unnamed: 'Hello,' },
  orCopy: 'If the button doesn’t work, copy this address into your browser:',
  stop: 'Stop sending me these emails',
  runBy: ({ name, operator, country }) => `${name} is run by ${operator}, ${country}.`,
  writeTo: 'Write to us at',
};

/** What a decision means for the member, and where they read it. It says nothing of what the decision is about. */
function describeDecision(account: LetterFacts['decision']['account']): Omit<MailWords, 'subject'> {
  if (account.status !== 'suspended' && account.status !== 'removed') {
    return {
      paragraphs: [
        'The people who run this site have made a decision about your account. Your notices say what it is, and why. If it’s one that you can appeal against, you can do that there.',
      ],
      button: 'Read the decision',
      otherwise: 'Our emails never say what a decision is about. You can read it when you log in.',
    };
  }
  const until = account.status === 'suspended' ? DAY_OF_YEAR.format(new Date(account.until)) : null;
  return {
    paragraphs: [
      until === null
        ? 'The people who run this site have removed your account. You can’t log in any more, and other members can’t see you.'
        : `The people who run this site have suspended your account until ${until}. You can’t log in before then, and other members can’t see you.`,
      'To read why, enter your username and password on the log-in page as you always do. It shows you what we decided and, if you’ve appealed, our answer. If you haven’t, you can appeal there. Someone who didn’t make the decision will read it.',
    ],
    button: 'Go to the log-in page',
    otherwise:
      'If you don’t know your password any more, write to us at the address below. Our emails never say what a decision is about.',
  };
}

/** What was ended, in words. */
function listEnded({ passkeys, recoveryCodes, authenticator }: LetterFacts['ways_in_ended']) {
  return LIST.format(
    [
      countOf(passkeys, 'passkey', 'passkeys'),
      recoveryCodes ? 'the recovery codes' : null,
      authenticator ? 'the authenticator app' : null,
    ].filter((part) => part !== null),
  );
}

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
