import { expect, test } from '@jest/globals';
import { render, screen } from '@testing-library/react';
import { IconButton } from '../icon-button/icon-button.tsx';
import { Icon } from './icon.tsx';
import { ICON_PATHS, type IconName } from './icon-paths.ts';

test.each(Object.keys(ICON_PATHS) as IconName[])('it draws %s with one well-formed path', (name) => {
  expect(ICON_PATHS[name]).toMatch(/^M[\d.]/);
  expect(ICON_PATHS[name]).toMatch(/^[MmLlHhVvAaCcSsZz\d\s.,-]+$/);
});

test('it is decoration unless it says something', () => {
  const { rerender, container } = render(<Icon name="home" />);
  expect(container.querySelector('svg')?.getAttribute('aria-hidden')).toBe('true');
  rerender(<Icon name="home" label="Home" />);
  expect(screen.getByRole('img', { name: 'Home' })).toBeTruthy();
});

test('it names an icon button and shows the name on hover', () => {
  render(<IconButton icon="bell" label="Notices" />);
  const button = screen.getByRole('button', { name: 'Notices' });
  expect(button.title).toBe('Notices');
});

test('it keeps the name of an icon button while it loads', () => {
  render(<IconButton icon="bell" label="Notices" loading />);
  expect(screen.getByRole('button', { name: 'Notices' }).getAttribute('aria-busy')).toBe('true');
});
