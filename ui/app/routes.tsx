import type { ComponentType } from 'react';
import type { RouteObject } from 'react-router-dom';
import { PAGE_ROUTES } from '#core/site/domain/page-routes.ts';
import { Loading } from '#ui/kit/loading.tsx';
import type { GuideFrontMatter, MarkdownFile, PageFrontMatter } from '#ui/content/markdown-file.ts';
import { ErrorPage, ErrorScreen } from './error-screen.tsx';
import { Layout, MEMBERS_ONLY } from './layout.tsx';
import { MembersOnly } from './members-only.tsx';

/** An address whose screen is loaded when it is asked for. */
function screen(path: string, load: () => Promise<ComponentType>): RouteObject {
  return { path, lazy: async () => ({ Component: await load() }) };
}

const publicScreens = [
  screen(
    PAGE_ROUTES.home,
    async () => (await import('#ui/features/home/home-screen.tsx')).HomeScreen,
  ),
  screen(
    PAGE_ROUTES.explore,
    async () => (await import('#ui/features/discovery/explore/explore-screen.tsx')).ExploreScreen,
  ),
  screen(
    PAGE_ROUTES.sampleProfile,
    async () =>
      (await import('#ui/features/discovery/explore/sample-profile-screen.tsx'))
        .SampleProfileScreen,
  ),
  screen(
    PAGE_ROUTES.resources,
    async () => (await import('#ui/features/resources/area/resources-screen.tsx')).ResourcesScreen,
  ),
  screen(
    PAGE_ROUTES.register,
    async () => (await import('#ui/features/accounts/register-screen.tsx')).RegisterScreen,
  ),
  screen(
    PAGE_ROUTES.login,
    async () => (await import('#ui/features/accounts/login-screen.tsx')).LoginScreen,
  ),
  screen(
    PAGE_ROUTES.newPassword,
    async () => (await import('#ui/features/accounts/new-password-screen.tsx')).NewPasswordScreen,
  ),
  // The addresses of letters are loaded with their screens: few visitors come to one.
  screen('/:letter', async () => (await import('./letter-screen.tsx')).LetterScreen),
];

/** The address of a Markdown file: files are named like the last part of their addresses. */
function toPath(folder: string, file: string): string {
  return `${folder}/${file.replace(/^.*\/|\.md$/g, '')}`;
}

const guideScreens = Object.entries(
  import.meta.glob<MarkdownFile<GuideFrontMatter>>('../content/guides/*.md'),
).map(([file, load]) =>
  screen(toPath(PAGE_ROUTES.resources, file), async () => {
    const [{ createGuideScreen }, guide] = await Promise.all([
      import('#ui/features/resources/guides/guide-screen.tsx'),
      load(),
    ]);
    return createGuideScreen(guide);
  }),
);

/** What comes before the text of a page about the site. */
async function loadFirst(path: string): Promise<ComponentType | undefined> {
  if (path === PAGE_ROUTES.contact) {
    return (await import('#ui/features/contact/contact-form.tsx')).ContactForm;
  }
  if (path === PAGE_ROUTES.helpCenter) {
    return (await import('#ui/parts/crisis/need-help-now.tsx')).NeedHelpNow;
  }
  return undefined;
}

const informationScreens = Object.entries(
  import.meta.glob<MarkdownFile<PageFrontMatter>>('../content/pages/*.md'),
).map(([file, load]) =>
  screen(toPath('', file), async () => {
    const [{ createInformationScreen }, page, First] = await Promise.all([
      import('#ui/features/information/information-screen.tsx'),
      load(),
      loadFirst(toPath('', file)),
    ]);
    return createInformationScreen(page, First);
  }),
);

/** For every address that leads nowhere. */
const notFoundScreen = screen(
  '*',
  async () => (await import('#ui/parts/pages/not-found-screen.tsx')).NotFoundScreen,
);

const memberScreens = [
  screen(
    PAGE_ROUTES.profile,
    async () =>
      (await import('#ui/features/members/own-profile/own-profile-screen.tsx')).OwnProfileScreen,
  ),
  screen(
    PAGE_ROUTES.member,
    async () =>
      (await import('#ui/features/members/profile/member-profile-screen.tsx')).MemberProfileScreen,
  ),
  screen(
    PAGE_ROUTES.advancedSearch,
    async () =>
      (await import('#ui/features/discovery/search/advanced-search-screen.tsx'))
        .AdvancedSearchScreen,
  ),
  screen(
    PAGE_ROUTES.connections,
    async () => (await import('#ui/features/connections/connections-screen.tsx')).ConnectionsScreen,
  ),
  screen(
    PAGE_ROUTES.messages,
    async () => (await import('#ui/features/messaging/messages-screen.tsx')).MessagesScreen,
  ),
  screen(
    PAGE_ROUTES.dashboard,
    async () => (await import('#ui/features/dashboard/dashboard-screen.tsx')).DashboardScreen,
  ),
  screen(
    PAGE_ROUTES.welcome,
    async () => (await import('#ui/features/welcome/welcome-screen.tsx')).WelcomeScreen,
  ),
  screen(
    `${PAGE_ROUTES.settings}/*`,
    async () => (await import('#ui/features/settings/settings-screen.tsx')).SettingsScreen,
  ),
  screen(
    PAGE_ROUTES.reports,
    async () => (await import('#ui/features/reports/reports-screen.tsx')).ReportsScreen,
  ),
  screen(
    PAGE_ROUTES.reportSent,
    async () => (await import('#ui/features/reports/report-sent-screen.tsx')).ReportSentScreen,
  ),
  screen(
    PAGE_ROUTES.notices,
    async () => (await import('#ui/features/notices/notices-screen.tsx')).NoticesScreen,
  ),
  screen(
    `${PAGE_ROUTES.desk}/*`,
    async () => (await import('#ui/features/desk/desk-screen.tsx')).DeskScreen,
  ),
];

/** For those who work on the page; a build leaves it out. */
const developmentScreens = import.meta.env.DEV
  ? [
      screen(
        '/styleguide',
        async () =>
          (await import('#ui/features/styleguide/styleguide-screen.tsx')).StyleguideScreen,
      ),
    ]
  : [];

/** Every address of the page and its screen (specification §2). */
export const routes: RouteObject[] = [
  {
    Component: Layout,
    ErrorBoundary: ErrorPage,
    HydrateFallback: Loading,
    children: [
      {
        ErrorBoundary: ErrorScreen,
        children: [
          ...publicScreens,
          ...developmentScreens,
          ...guideScreens,
          ...informationScreens,
          { Component: MembersOnly, handle: MEMBERS_ONLY, children: memberScreens },
          notFoundScreen,
        ],
      },
    ],
  },
];
