import { expect, test } from '@jest/globals';
import { configure, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { installIntersections } from '../testing/intersections.ts';
import { Gallery } from './gallery.tsx';

// The page is large: whether each of its elements is hidden takes jsdom longer than all the rest.
configure({ defaultHidden: true });

// What axe finds of all components, opened layers included, e2e/specs/components asks a browser.
test('it turns the theme and the language of type', async () => {
  installIntersections();
  document.documentElement.dataset['theme'] = 'dark';
  document.documentElement.lang = 'en';
  render(<Gallery />);
  await userEvent.click(screen.getByRole('button', { name: 'Theme: dark' }));
  await userEvent.click(screen.getByRole('button', { name: 'Language of type: en' }));
  expect([document.documentElement.dataset['theme'], document.documentElement.lang]).toEqual(['light', 'zh-HK']);
}, 30_000);
