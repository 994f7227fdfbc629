import { readFileSync } from 'node:fs';
import { describe, expect, test } from '@jest/globals';
import { contrast, readTokens } from './testing/tokens.ts';

const sheet = readFileSync(new URL('./tokens.css', import.meta.url), 'utf8');
const { dark, light, wide } = readTokens(sheet);
const THEMES = [
  ['dark', dark],
  ['light', { ...dark, ...light }],
  ['dark on a P3 screen', { ...dark, ...wide }],
  ['light on a P3 screen', { ...dark, ...light, ...wide }],
] as const;

const GROUNDS = ['--bg-sunken', '--bg', '--surface-1', '--surface-2', '--surface-3'];
const PAGE_GROUNDS = ['--bg', '--surface-1', '--surface-2'];

/** Words that may stand on a ground: 4.5 (WCAG 1.4.3). */
const TEXT: [words: string, grounds: string[]][] = [
  ['--text-1', GROUNDS],
  ['--text-2', GROUNDS],
  ['--text-3', GROUNDS],
  ['--ember-text', [...PAGE_GROUNDS, '--ember-bg']],
  ['--glaze-text', [...PAGE_GROUNDS, '--glaze-bg']],
  ['--iris-400', [...PAGE_GROUNDS, '--iris-bg']],
  ['--danger-400', [...GROUNDS, '--danger-bg']],
  ['--warn-400', [...PAGE_GROUNDS, '--warn-bg']],
  ['--info-400', [...PAGE_GROUNDS, '--info-bg']],
  ['--up', PAGE_GROUNDS],
  ['--down', PAGE_GROUNDS],
  ['--gold', PAGE_GROUNDS],
  ['--silver', PAGE_GROUNDS],
  ['--on-ember', ['--ember-300', '--ember-400', '--ember-500', '--ember-600', '--live']],
  ['--on-danger', ['--danger-500']],
];

/** Edges and marks that must be seen: 3 (WCAG 1.4.11). */
const CONTROLS: [mark: string, grounds: string[]][] = [
  ['--line-control', GROUNDS],
  ['--focus-ring', GROUNDS],
  ['--glaze-400', PAGE_GROUNDS],
  ['--live', ['--bg', '--surface-1']],
];

/** Each mark with each of its grounds. */
const pairs = (list: [string, string[]][]) => list.flatMap(([front, grounds]) => grounds.map((ground) => [front, ground] as const));

describe.each(THEMES)('the colours, %s', (_name, tokens) => {
  const between = (front: string, ground: string) => contrast(tokens[front] ?? '', tokens[ground] ?? '');

  test.each(pairs(TEXT))('it reads %s on %s', (front, ground) => {
    expect(between(front, ground)).toBeGreaterThanOrEqual(4.5);
  });

  test.each(pairs(CONTROLS))('it sees %s on %s', (front, ground) => {
    expect(between(front, ground)).toBeGreaterThanOrEqual(3);
  });
});

test('it measures contrast as WCAG does', () => {
  expect(contrast('#ffffff', '#000000')).toBeCloseTo(21, 1);
  expect(contrast('#f2f0ec', '#090f15')).toBeCloseTo(16.9, 1); // docs/design/look.md.
  expect(contrast('oklch(1 0 0)', '#000')).toBeCloseTo(21, 1);
});

const isColour = (value: string) => /^#|^oklch/.test(value);

test('it gives the light theme its own value of every colour that is not a fill', () => {
  const fills = /^--(ember-[3-6]00|on-|danger-500|live|chart-|scrim)/;
  const missing = Object.keys(dark).filter((name) => isColour(dark[name]!) && !fills.test(name) && !(name in light));
  expect(missing).toEqual([]);
});

/** Names of the type steps that a block of the sheet sets. */
const steps = (selector: string) =>
  [
    ...sheet
      .slice(sheet.indexOf(selector))
      .split('}')[0]!
      .matchAll(/(--text-[\w-]+):/g),
  ].map(([, name]) => name);

test('it has type steps of the same names in both languages', () => {
  expect(steps("[lang|='zh'] {")).toEqual(steps(":root,\n  [lang|='en'] {"));
  expect(steps("[lang|='zh'] {").length).toBe(11);
});

test('it lays dialogs at 3000, the human check at 4000 and toasts above both', () => {
  const layers = Object.fromEntries([...sheet.matchAll(/--z-(\w+): (\d+);/g)].map(([, name = '', layer]) => [name, Number(layer)]));
  expect(layers).toMatchObject({ dialog: 3000, check: 4000 });
  const order = ['sticky', 'dock', 'header', 'menu', 'dialog', 'check', 'toast'];
  expect(Object.keys(layers).sort((a, b) => layers[a]! - layers[b]!)).toEqual(order);
});

test('it shortens every motion where less is wanted', () => {
  const reduced = sheet.slice(sheet.indexOf('prefers-reduced-motion')).split('}')[0]!;
  const times = [...reduced.matchAll(/(--time-\w+): (\d+)ms/g)];
  expect(times.map(([, name]) => name)).toEqual(['--time-hover', '--time-panel', '--time-page', '--time-reward']);
  expect(times.every(([, , ms]) => Number(ms) <= 80)).toBe(true);
});
