import { expect, test } from '@jest/globals';
import { screen, within } from '@testing-library/react';
import { SESSION } from '../../../test/site.tsx';
import { AREAS, renderWithin } from '../../lib/testing.tsx';
import { Page } from './page.tsx';

test('it has one headline and the sections that the header scrolls to', () => {
  renderWithin(<Page />, { areas: AREAS });
  expect(screen.getAllByRole('heading', { level: 1 })).toHaveLength(1);
  for (const [id, name] of [
    ['tokenomics', 'Tokenomics'],
    ['roadmap', 'Roadmap'],
  ] as const) {
    expect(within(document.getElementById(id)!).getByRole('heading', { level: 2 }).textContent).toBe(name);
  }
});

test('it begins at a game, at sign-up and at the Game Hub', () => {
  renderWithin(<Page />, { areas: AREAS });
  expect(screen.getByRole('link', { name: 'Play a game' }).getAttribute('href')).toBe('/games/kiln-stack');
  expect(screen.getByRole('link', { name: 'Sign up with e-mail' }).getAttribute('href')).toBe('/reg');
  for (const link of screen.getAllByRole('link', { name: 'Open Game Hub' })) expect(link.getAttribute('href')).toBe('/im/gamecenter');
});

test('it counts the areas that run and those that do not yet', () => {
  renderWithin(<Page />, { areas: AREAS });
  expect(screen.getByText('1 of 6 areas is live. 5 are designed but not built yet.')).toBeTruthy();
});

test('where all areas run it says no more', () => {
  renderWithin(<Page />, { areas: AREAS.map((area) => ({ ...area, state: 'live' as const })) });
  expect(screen.getByText('6 of 6 areas are live.')).toBeTruthy();
});

test('it leads who is signed in to their bricks', () => {
  renderWithin(<Page />, { areas: AREAS, session: SESSION });
  expect(screen.getByRole('link', { name: 'Your bricks' }).getAttribute('href')).toBe('/bricks');
  expect(screen.queryByRole('link', { name: 'Sign up with e-mail' })).toBeNull();
});

test('it leads to no site but our own', () => {
  renderWithin(<Page />, { areas: AREAS, locale: 'zh-HK' });
  const foreign = screen.getAllByRole('link').filter((link) => /^(https?:)?\/\//.test(link.getAttribute('href')!));
  expect(foreign).toEqual([]);
});

test('it offers the whitepaper as page and as PDF in both languages', () => {
  renderWithin(<Page />, { areas: AREAS });
  expect(screen.getByRole('link', { name: 'Read the whitepaper' }).getAttribute('href')).toBe('/whitepaper');
  const files = within(screen.getByRole('list', { name: 'The whitepaper as PDF' })).getAllByRole('link');
  expect(files.map((file) => [file.getAttribute('hreflang'), file.getAttribute('href')!.split('/').pop()])).toEqual([
    ['en', 'whitepaper.en.pdf'],
    ['zh-HK', 'whitepaper.zh-HK.pdf'],
  ]);
});
