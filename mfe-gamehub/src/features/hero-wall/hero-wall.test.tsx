import { readFileSync } from 'node:fs';
import { describe, expect, test } from '@jest/globals';
import type { Output } from '@mortar/protocol';
import type { getHighlights } from '@mortar/protocol/games';
import { fireEvent, screen, within } from '@testing-library/react';
import { allSettled } from 'effector';
import { act } from 'react';
import { renderWithin } from '../../lib/testing.tsx';
import { ART, BRICKS } from './bricks.ts';
import { HeroWall } from './hero-wall.tsx';
import { highlights } from './news/highlights.ts';

const bricks = () => within(screen.getByRole('list', { name: 'What’s live today' })).getAllByRole('listitem');
const targets = () => screen.getAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')]);

function show(answer?: Output<typeof getHighlights>) {
  const { scope } = renderWithin(<HeroWall />);
  if (answer) act(() => void allSettled(highlights.$data, { scope, params: answer }));
}

test('it tells readers of every brick that says something, and each leads to what it shows', () => {
  show();
  expect(bricks()).toHaveLength(Object.keys(BRICKS).length);
  expect(targets().map(([, href]) => href)).toEqual([
    '/games/kiln-stack',
    '/im/gamecenter',
    '/games/fuse',
    '/im/gamecenter',
    '/whitepaper',
    '/#roadmap',
    '/quiz',
  ]);
});

test('it names no version and nothing that is planned', () => {
  show();
  expect(document.body.textContent).not.toMatch(/\d+\.\d+\.\d+|Planned/);
});

test('it tells of the best run of today and of the last bricks', () => {
  show({
    top: { gameid: 'fuse', username: 'kira', score: 1204 },
    bricks: { gameid: 'kiln-stack', username: 'soli', amount: 3, at: '2026-11-23T06:00:00.000Z' },
  });
  expect(targets()).toContainEqual(['Today’s top score1,204kira · Fuse', '/games/fuse']);
  expect(targets()).toContainEqual(['Last bricks earned+3 brickssoli · Kiln Stack', '/games/kiln-stack']);
});

test('it asks for the first score where nobody has played', () => {
  show({ top: null, bricks: null });
  expect(targets()).toContainEqual(['Today’s top scoreNo scores yet. Set the first one.', '/games/kiln-stack']);
});

test('it lets everybody stop what moves', () => {
  show();
  fireEvent.click(screen.getByRole('button', { name: 'Pause the animation' }));
  fireEvent.click(screen.getByRole('button', { name: 'Play the animation' }));
  expect(screen.getByRole('button', { name: 'Pause the animation' })).toBeTruthy();
});

describe.each([
  ['desk', 10],
  ['phone', 4],
] as const)('on a %s', (layout, width) => {
  const css = readFileSync(new URL('hero-wall.module.css', import.meta.url), 'utf8');
  const drawn = [...css.matchAll(/grid-template-areas:\s*((?:'[^']+'\s*)+);/g)][layout === 'desk' ? 0 : 1]![1]!;
  const rows = [...drawn.matchAll(/'([^']+)'/g)].map(([, row]) => row!.split(' '));
  const art = ART.flat()
    .map((place) => place[layout])
    .filter((span) => span > 0);

  test('it has a place for bricks of the list only', () => {
    const names = new Set(rows.flat().filter((name) => name !== '.'));
    expect(Object.keys(BRICKS)).toEqual(expect.arrayContaining([...names]));
    if (layout === 'desk') expect(names.size).toBe(Object.keys(BRICKS).length);
  });

  test('it fills every row exactly', () => {
    const waiting = [...art];
    for (const row of rows) {
      expect(row).toHaveLength(width);
      for (const gap of row.join(' ').match(/\.( \.)*/g) ?? []) {
        let free = gap.split(' ').length;
        while (free > 0) free -= waiting.shift() ?? 0;
        expect(free).toBe(0);
      }
    }
    expect(waiting).toEqual([]);
  });

  test('it shows what says something within the first six halves, where no window cuts it off', () => {
    for (const row of rows) expect(row.slice(6).every((name) => name === '.')).toBe(true);
  });
});
