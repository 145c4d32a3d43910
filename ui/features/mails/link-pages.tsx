import type { ComponentType } from 'react';
import { DESK_ROUTES } from '#core/site/domain/desk-routes.ts';
import { LETTER_ROUTES } from '#core/site/domain/letter-routes.ts';
import { LinkScreen, type LinkPage } from './link-screen.tsx';

/** What is behind the links in letters that are not about an account, and the one that a site prints when it starts. */
const LINK_PAGES: Readonly<Record<string, LinkPage>> = {
  [LETTER_ROUTES.stopMails]: {
    title: 'Stop emails',
    text: 'Press the button, and we won’t email you any more when people ask to connect, accept or write. You’ll still get emails your account needs.',
    button: 'Stop these emails',
    done: 'You won’t get these emails any more. You can change that in your settings.',
    follow: (api, token) => api.call('stopMails', { query: { token } }),
  },
  [LETTER_ROUTES.confirmNewsletter]: {
    title: 'Newsletter',
    text: 'Press the button to get our newsletter. Every newsletter has a link to stop it.',
    button: 'Send me the newsletter',
    done: 'Thank you. You’ll get our next newsletter.',
    follow: (api, token) => api.call('confirmNewsletter', { body: { token } }),
  },
  [LETTER_ROUTES.stopNewsletter]: {
    title: 'Stop the newsletter',
    text: 'Press the button, and we won’t send you the newsletter any more. We’ll delete your address from the list.',
    button: 'Stop the newsletter',
    done: 'You won’t get the newsletter any more, and we’ve deleted your address from the list.',
    follow: (api, token) => api.call('stopNewsletter', { query: { token } }),
  },
  [LETTER_ROUTES.becomeOperator]: {
    title: 'Run this site',
    text: 'Press the button, and you’re the one who runs this site: you’ll answer at its desk, and see there how it is.',
    button: 'Become the operator',
    done: 'You run this site now. If you log in without a second step so far, the desk will ask you to set one up.',
    follow: (api, token) => api.call('becomeOperator', { body: { token } }),
    forMembers:
      'To run this site you need an account on it. Once you’re logged in, open the link again.',
    next: { label: 'Go to the desk', to: DESK_ROUTES.site },
  },
};

/** The screens behind links in letters that are not about an account, by their paths. */
export const LINK_SCREENS: Readonly<Record<string, ComponentType>> = Object.fromEntries(
  Object.entries(LINK_PAGES).map(([path, page]) => [path, () => <LinkScreen {...page} />]),
);
