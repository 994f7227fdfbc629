import { expect, test } from '@jest/globals';
import { fireEvent, render, screen } from '@testing-library/react';
import { Avatar, AvatarGroup } from '../data.ts';
import { initialsOf } from './initials.ts';

test.each([
  ['kira eth', 'KE'],
  ['soli', 'S'],
  ['阿澄', '阿'],
  ['👨‍👩‍👧 home', '👨‍👩‍👧H'],
  ['', ''],
])('it takes initials of %s', (name, initials) => {
  expect(initialsOf(name)).toBe(initials);
});

test('it shows the generated picture when the own one does not load', () => {
  const { container } = render(<Avatar name="soli" seed="0x7a3f" src="/gone.png" />);
  expect(container.querySelector('svg')).toBeNull();
  fireEvent.error(container.querySelector('img')!);
  expect([container.querySelector('img'), container.querySelector('svg') !== null]).toEqual([null, true]);
});

test('it tries a new picture after one that did not load', () => {
  const { container, rerender } = render(<Avatar name="soli" src="/gone.png" />);
  fireEvent.error(container.querySelector('img')!);
  rerender(<Avatar name="soli" src="/new.png" />);
  expect(container.querySelector('img')?.getAttribute('src')).toBe('/new.png');
});

test('it says presence and verification in words', () => {
  render(<Avatar name="soli" verifiedLabel="verified" onlineLabel="online" />);
  expect(screen.getByRole('img', { name: 'soli, verified, online' })).toBeTruthy();
});

test('it is silent beside a name', () => {
  const { container } = render(<Avatar name="soli" decorative />);
  expect(container.firstElementChild?.getAttribute('aria-hidden')).toBe('true');
});

test('it says a group in one sentence and draws some of it', () => {
  const people = ['a', 'b', 'c'].map((name) => ({ key: name, name, seed: name }));
  render(<AvatarGroup label="a, b and 1 other" people={people} shown={2} moreLabel="+1" />);
  const group = screen.getByRole('img', { name: 'a, b and 1 other' });
  expect([group.querySelectorAll('svg').length, group.textContent]).toEqual([2, '+1']);
});
