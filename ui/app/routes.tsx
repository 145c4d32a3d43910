import type { ComponentType } from 'react';
import type { RouteObject } from 'react-router-dom';
import { PAGE_ROUTES } from '#core/contracts/page-routes.ts';
import { NotFoundScreen } from '../components/not-found-screen.tsx';
import { Loading } from '../components/notice-states.tsx';
import { ErrorScreen } from './error-screen.tsx';
import { Layout } from './layout.tsx';
import { MembersOnly } from './members-only.tsx';

/** An address whose screen is loaded when it is asked for. */
function screen(path: string, load: () => Promise<ComponentType>): RouteObject {
  return { path, lazy: async () => ({ Component: await load() }) };
}

const publicScreens = [
  screen(
    PAGE_ROUTES.home,
    async () => (await import('../features/home/home-screen.tsx')).HomeScreen,
  ),
  screen(
    PAGE_ROUTES.explore,
    async () => (await import('../features/explore/explore-screen.tsx')).ExploreScreen,
  ),
  screen(
    PAGE_ROUTES.resources,
    async () => (await import('../features/resources/resources-screen.tsx')).ResourcesScreen,
  ),
  screen(
    PAGE_ROUTES.register,
    async () => (await import('../features/authentication/register-screen.tsx')).RegisterScreen,
  ),
  screen(
    PAGE_ROUTES.login,
    async () => (await import('../features/authentication/login-screen.tsx')).LoginScreen,
  ),
];

const memberScreens = [
  screen(
    PAGE_ROUTES.profile,
    async () => (await import('../features/profile/own-profile-screen.tsx')).OwnProfileScreen,
  ),
  screen(
    PAGE_ROUTES.member,
    async () =>
      (await import('../features/member-profile/member-profile-screen.tsx')).MemberProfileScreen,
  ),
  screen(
    PAGE_ROUTES.advancedSearch,
    async () =>
      (await import('../features/search/advanced-search-screen.tsx')).AdvancedSearchScreen,
  ),
  screen(
    PAGE_ROUTES.connections,
    async () => (await import('../features/connections/connections-screen.tsx')).ConnectionsScreen,
  ),
  screen(
    PAGE_ROUTES.messages,
    async () => (await import('../features/messages/messages-screen.tsx')).MessagesScreen,
  ),
  screen(
    PAGE_ROUTES.dashboard,
    async () => (await import('../features/dashboard/dashboard-screen.tsx')).DashboardScreen,
  ),
];

/** Every address of the page and its screen (specification §2). */
export const routes: RouteObject[] = [
  {
    Component: Layout,
    ErrorBoundary: ErrorScreen,
    HydrateFallback: Loading,
    children: [
      ...publicScreens,
      { Component: MembersOnly, children: memberScreens },
      { path: '*', Component: NotFoundScreen },
    ],
  },
];
