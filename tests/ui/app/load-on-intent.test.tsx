import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { createMemoryRouter, Outlet, RouterProvider, type RouteObject } from 'react-router-dom';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { loadOnIntent } from '#ui/app/load-screens.ts';
import { PageLink } from '#ui/app/page-link.tsx';

let asked: string[];
let failures: number;
let stop: () => void;

const LINKS = [
  { label: 'Resources', to: '/resources' },
  { label: 'A part of the resources', to: '/resources#safety' },
  { label: 'Messages', to: '/messages' },
];

/** The page at its start, with links to screens that are yet to be loaded. */
function openPage() {
  const lazy = (path: string): RouteObject => ({
    path,
    lazy: () => {
      asked.push(path);
      if (failures > 0) {
        failures -= 1;
        return Promise.reject(new TypeError('Failed to fetch dynamically imported module'));
      }
      return Promise.resolve({ Component: () => <h1>{path}</h1> });
    },
  });
  const links = LINKS.map((link) => <PageLink key={link.to} link={link} className="" />);
  const routes: RouteObject[] = [
    {
      element: (
        <>
          {links}
          <a href="https://elsewhere.example/resources">Elsewhere</a>
          <Outlet />
        </>
      ),
      children: [{ path: '/', element: null }, lazy('/resources'), lazy('/messages')],
    },
  ];
  stop = loadOnIntent(routes);
  render(<RouterProvider router={createMemoryRouter(routes)} />);
  return userEvent.setup({ delay: null });
}

const link = (name: string) => screen.getByRole('link', { name });

beforeEach(() => {
  asked = [];
  failures = 0;
});
afterEach(() => {
  stop();
  Reflect.deleteProperty(navigator, 'connection');
});

test('a link that is pointed at begins to load its screen, once', async () => {
  const user = openPage();
  expect(asked).toEqual([]);
  await user.hover(link('Resources'));
  expect(asked).toEqual(['/resources']);
  await user.hover(link('Messages'));
  await user.hover(link('A part of the resources'));
  await user.hover(link('Resources'));
  expect(asked).toEqual(['/resources', '/messages']);
});

test('a link that the keyboard comes to begins to load its screen', async () => {
  const user = openPage();
  await user.tab();
  expect(link('Resources')).toHaveFocus();
  expect(asked).toEqual(['/resources']);
});

test('a finger begins to load the screen before it is lifted', async () => {
  const user = openPage();
  await user.pointer({ keys: '[TouchA>]', target: link('Messages') });
  expect(asked).toEqual(['/messages']);
});

test('a screen that could not be loaded is asked for again', async () => {
  const user = openPage();
  failures = 1;
  await user.hover(link('Resources'));
  await user.hover(link('Messages'));
  await user.hover(link('Resources'));
  expect(asked).toEqual(['/resources', '/messages', '/resources']);
});

test('a link that leads to another site loads nothing', async () => {
  const user = openPage();
  await user.hover(link('Elsewhere'));
  expect(asked).toEqual([]);
});

test('nothing is loaded ahead for readers who save data', async () => {
  Object.defineProperty(navigator, 'connection', {
    value: { saveData: true },
    configurable: true,
  });
  const user = openPage();
  await user.hover(link('Resources'));
  await user.tab();
  expect(asked).toEqual([]);
});
