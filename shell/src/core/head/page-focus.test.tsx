import { beforeEach, expect, jest, test } from '@jest/globals';
import { act, screen } from '@testing-library/react';
import { createWatch } from 'effector';
import { Outlet } from 'react-router';
import { renderRoutes } from '../../testing/render-within.tsx';
import { keepFocusWish, pageChanged, PageFocus, useHead } from './index.ts';

function Page({ name }: { name: string }) {
  useHead({ title: `${name} · Mortar` });
  return (
    <main>
      <h1>{name}</h1>
      <section id="roadmap" aria-label="Roadmap" />
    </main>
  );
}

const ROUTES = [
  {
    element: (
      <>
        <Outlet />
        <PageFocus />
      </>
    ),
    children: ['Home', 'Quiz'].map((name) => ({ path: `/${name}`, element: <Page name={name} /> })),
  },
];
const start = () => renderRoutes(ROUTES, { at: '/Home' });

beforeEach(() => document.body.focus());

test('it leaves the focus alone on the first page', () => {
  start();
  expect(document.activeElement).toBe(document.body);
  expect(screen.getByRole('status').textContent).toBe('');
});

test('it gives the focus to the heading of the first page after a sign-in, once', () => {
  keepFocusWish();
  const { unmount } = start();
  expect(document.activeElement).toBe(screen.getByRole('heading', { name: 'Home' }));
  unmount();
  start();
  expect(document.activeElement).toBe(document.body);
});

test('it gives the focus to the heading of the next page and says its title', async () => {
  const { router, scope } = start();
  const changed = jest.fn();
  createWatch({ unit: pageChanged, scope, fn: changed });
  await act(() => router.navigate('/Quiz'));
  expect(document.activeElement).toBe(screen.getByRole('heading', { name: 'Quiz' }));
  expect(screen.getByRole('status').textContent).toBe('Quiz · Mortar');
  expect(changed).toHaveBeenCalledTimes(1);
});

test('it leaves the focus in the field that a page gave it to', async () => {
  const Code = () => (
    <main>
      <h1>Code</h1>
      <input aria-label="Code" ref={(field) => field?.focus()} />
    </main>
  );
  const [{ element, children }] = ROUTES as [(typeof ROUTES)[0]];
  const { router } = renderRoutes([{ element, children: [...children, { path: '/Code', element: <Code /> }] }], { at: '/Home' });
  await act(() => router.navigate('/Code'));
  expect(document.activeElement).toBe(screen.getByRole('textbox', { name: 'Code' }));
});

test('it leaves no address of the first page for the browser to share', async () => {
  document.head.innerHTML = '<link rel="canonical" href="/Home"><meta property="og:url" content="/Home">';
  const { router } = start();
  await act(() => router.navigate('/Home#roadmap'));
  expect(document.querySelectorAll('link, meta')).toHaveLength(2);
  await act(() => router.navigate('/Quiz'));
  expect(document.querySelectorAll('link, meta')).toHaveLength(0);
});

test('it gives the focus to a section of the same page, and to none that cannot be read', async () => {
  const { router } = start();
  await act(() => router.navigate('/Home#roadmap'));
  const section = screen.getByRole('region', { name: 'Roadmap' });
  expect(document.activeElement).toBe(section);
  await act(() => router.navigate('/Home#%E0'));
  expect(document.activeElement).toBe(section);
});
