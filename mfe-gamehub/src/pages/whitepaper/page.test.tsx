import { expect, test } from '@jest/globals';
import { act, screen, within } from '@testing-library/react';
import { COURSES } from '#entities/roadmap';
import { renderWithin } from '../../lib/testing.tsx';
import { Page } from './page.tsx';
import { WHITEPAPER } from './text/index.ts';

const contents = (name: string) => within(screen.getByRole('navigation', { name }));
const current = () =>
  contents('Contents')
    .getAllByRole('link')
    .filter((link) => link.hasAttribute('aria-current'));

/** Puts the sections one after another, `height` px each, scrolled so that `top` is at the window's top. */
function layOut(height: number, top: number): void {
  WHITEPAPER.en.sections.forEach(({ id }, index) => {
    const begin = index * height - top;
    document.getElementById(id)!.getBoundingClientRect = () => ({ top: begin, bottom: begin + height }) as DOMRect;
  });
}

function scrollTo(height: number, top: number): void {
  layOut(height, top);
  act(() => void window.dispatchEvent(new Event('scroll')));
}

test.each([
  ['en', 'Contents'],
  ['zh-HK', '目錄'],
] as const)('it is a whole document in %s', (locale, name) => {
  renderWithin(<Page />, { locale });
  const { title, sections } = WHITEPAPER[locale];
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe(title);
  expect(screen.getAllByRole('region').map((region) => region.id)).toEqual(sections.map(({ id }) => id));
  expect(
    contents(name)
      .getAllByRole('link')
      .map((link) => link.getAttribute('href')),
  ).toEqual(sections.map(({ id }) => `/#${id}`));
});

test('it says its edition and its date', () => {
  renderWithin(<Page />, { locale: 'zh-HK' });
  expect(screen.getByText(/^第 9 版，/).textContent).toBe('第 9 版，2026年11月26日');
});

test('it gives every part of the product the state that the roadmap gives it', () => {
  renderWithin(<Page />);
  const offers = within(screen.getByRole('region', { name: 'Features and status' })).getAllByRole('listitem');
  const words = { laid: 'Laid', inWork: 'In progress', planned: 'Planned' };
  const said = offers.map((offer) => within(offer).getByText(/^(Laid|In progress|Planned)$/).textContent);
  expect(said).toEqual(COURSES.map(({ state }) => words[state]));
});

test('it marks the section that is being read', () => {
  renderWithin(<Page />);
  scrollTo(1000, 2100);
  expect(current().map((link) => link.textContent)).toEqual([WHITEPAPER.en.sections[2]!.title]);
});

test('it marks the last section at the end of the document, however short it is', () => {
  renderWithin(<Page />);
  scrollTo(300, 300 * WHITEPAPER.en.sections.length - window.innerHeight);
  expect(current().map((link) => link.textContent)).toEqual([WHITEPAPER.en.sections.at(-1)!.title]);
});
