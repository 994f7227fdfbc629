import { expect, test } from '@jest/globals';
import { screen, within } from '@testing-library/react';
import { AREAS, area, renderWithin } from '../../lib/testing.tsx';
import { HeroWall } from './hero-wall.tsx';

const bricks = () => within(screen.getByRole('list', { name: 'What’s live today' })).getAllByRole('listitem');
const brick = (text: string) => bricks().find((item) => item.textContent.includes(text))!;

test('it tells readers of facts only', () => {
  renderWithin(<HeroWall areas={AREAS} />);
  expect(bricks()).toHaveLength(AREAS.length + 3);
  expect(bricks().every((item) => item.textContent !== '')).toBe(true);
});

test('it says what runs with its version, and what is planned', () => {
  renderWithin(<HeroWall areas={AREAS} />);
  expect(brick('Game Hub').textContent).toContain('Live0.1.0-4be29a1f');
  expect(within(brick('Messages')).getByText('Planned')).toBeTruthy();
});

test('it leads to what can be seen and nowhere else', () => {
  renderWithin(<HeroWall areas={AREAS} />);
  const targets = screen.getAllByRole('link').map((link) => link.getAttribute('href'));
  expect(targets.sort()).toEqual(['/#roadmap', '/#tokenomics', '/im/gamecenter', '/whitepaper']);
});

test('it opens an area as soon as it is live', () => {
  renderWithin(<HeroWall areas={[area('im', { state: 'live', version: '1.0.0-12345678', to: '/im' })]} />);
  expect(screen.getByRole('link', { name: /Messages/ }).getAttribute('href')).toBe('/im');
});

test('it stands even when the registry names no area', () => {
  renderWithin(<HeroWall areas={[]} />);
  expect(bricks()).toHaveLength(3);
});
