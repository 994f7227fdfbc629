import { beforeEach, expect, jest, test } from '@jest/globals';
import { act, screen } from '@testing-library/react';
import { createWatch } from 'effector';
import { useLayoutEffect } from 'react';
import { Outlet, useLocation } from 'react-router';
import { renderRoutes } from '../../testing/render-within.tsx';
import { pageChanged, PageFocus, ScrollManner, useHead } from './index.ts';

function Page({ name }: { name: string }) {
  useHead({ title: `${name} · Mortar` });
  return (
    <main>
      <h1>{name}</h1>
      <section id="roadmap" aria-label="Roadmap" />
    </main>
  );
}

/** How the page would scroll, as what stands behind the manner sees it. */
const manners: string[] = [];
function Probe() {
  const { key } = useLocation();
  useLayoutEffect(() => void (key && manners.push(document.documentElement.style.scrollBehavior)), [key]);
  return null;
}

const ROUTES = [
  {
    element: (
      <>
        <Outlet />
        <PageFocus />
        <ScrollManner />
        <Probe />
      </>
    ),
    children: ['Home', 'Quiz'].map((name) => ({ path: `/${name}`, element: <Page name={name} /> })),
  },
];
const start = () => renderRoutes(ROUTES, { at: '/Home' });

beforeEach(() => {
  manners.length = 0;
  document.body.focus();
});

test('it leaves the focus alone on the first page', () => {
  start();
  expect(document.activeElement).toBe(document.body);
  expect(screen.getByRole('status').textContent).toBe('');
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

test('it leaves no address of the first page for the browser to share', async () => {
  document.head.innerHTML = '<link rel="canonical" href="/Home"><meta property="og:url" content="/Home">';
  const { router } = start();
  await act(() => router.navigate('/Home#roadmap'));
  expect(document.querySelectorAll('link, meta')).toHaveLength(2);
  await act(() => router.navigate('/Quiz'));
  expect(document.querySelectorAll('link, meta')).toHaveLength(0);
});

test('it gives the focus to a section of the same page, which scrolls smoothly', async () => {
  const { router } = start();
  await act(() => router.navigate('/Home#roadmap'));
  expect(document.activeElement).toBe(screen.getByRole('region', { name: 'Roadmap' }));
  expect(manners.at(-1)).toBe('smooth');
});

test('it does not scroll smoothly to another page, back in the history, or where less motion is wanted', async () => {
  const { router } = start();
  await act(() => router.navigate('/Home#roadmap'));
  await act(() => router.navigate(-1));
  expect(manners.at(-1)).toBe('');
  await act(() => router.navigate('/Quiz#roadmap'));
  expect(manners.at(-1)).toBe('');
  const media = jest.spyOn(window, 'matchMedia').mockReturnValue({ matches: true } as MediaQueryList);
  await act(() => router.navigate('/Quiz'));
  expect(manners.at(-1)).toBe('');
  media.mockRestore();
  await act(() => router.navigate('/Quiz#roadmap'));
  expect(manners.at(-1)).toBe('smooth');
});
