import { expect, test } from '@jest/globals';
import { render, screen } from '@testing-library/react';
import { BrickAvatar } from './brick-avatar.tsx';
import { brickPattern } from './brick-pattern.ts';

/** Where in the pattern of its course a brick begins. */
const phase = (x: number) => (((x + 1e-6) % 13.8) + 13.8) % 13.8;

test('it lays the same wall for the same text', () => {
  expect(brickPattern('0x7a3f')).toEqual(brickPattern('0x7a3f'));
});

test('it lays different walls for texts that differ in one character', () => {
  const walls = Array.from({ length: 200 }, (_, index) => JSON.stringify(brickPattern(`0x7a3f${index}`)));
  expect(new Set(walls).size).toBe(200);
});

test('it lays in running bond: every second course is half a brick aside', () => {
  const { bricks } = brickPattern('kiln');
  const courses = new Set(bricks.map(({ x, y }) => `${Math.round(y)} ${Math.round(phase(x))}`));
  expect(courses.size).toBe(5);
  expect(new Set([...courses].map((course) => course.split(' ')[1]))).toEqual(new Set(['0', '7']));
});

test('it takes any text, empty, Chinese or long', () => {
  for (const seed of ['', '阿澄', 'x'.repeat(10_000)]) expect(brickPattern(seed).bricks.length).toBeGreaterThan(0);
});

test('it is decoration beside a name and a picture without one', () => {
  const { rerender, container } = render(<BrickAvatar seed="kiln" />);
  expect(container.querySelector('svg')?.getAttribute('aria-hidden')).toBe('true');
  rerender(<BrickAvatar seed="kiln" label="kiln" />);
  expect(screen.getByRole('img', { name: 'kiln' })).toBeTruthy();
});
