import { beforeEach, describe, expect, test } from '@jest/globals';
import { configure, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { axeFindings } from '../testing/axe.ts';
import { installIntersections } from '../testing/intersections.ts';
import { Gallery } from './gallery.tsx';

beforeEach(() => void installIntersections());
// The page is large: whether each of its elements is hidden takes jsdom longer than all the rest.
configure({ defaultHidden: true });

describe('every component', () => {
  beforeEach(() => {
    document.documentElement.dataset['theme'] = 'dark';
    document.documentElement.lang = 'en';
    document.title = 'Components';
    render(<Gallery />);
  });

  test('it has nothing that axe objects to', async () => {
    expect(await axeFindings()).toEqual([]);
  }, 30_000);

  test.each([
    ['Open the dialog', 'dialog'],
    ['Ask', 'alertdialog'],
    ['Tell', 'alertdialog'],
    ['More', 'menu'],
    ['Why this rank?', 'dialog'],
    ['error', 'alert'],
  ])(
    'it has nothing that axe objects to after a press on %s',
    async (name, role) => {
      await userEvent.click(screen.getByRole('button', { name }));
      const layer = (await screen.findAllByRole(role)).at(-1)!;
      const hasSettled = () => layer.contains(document.activeElement) || layer.closest('[data-phase="entered"]') !== null;
      await waitFor(() => expect(hasSettled()).toBe(true));
      expect(await axeFindings(layer)).toEqual([]);
    },
    30_000,
  );
});

test('it turns the theme and the language of type', async () => {
  document.documentElement.dataset['theme'] = 'dark';
  document.documentElement.lang = 'en';
  render(<Gallery />);
  await userEvent.click(screen.getByRole('button', { name: 'Theme: dark' }));
  await userEvent.click(screen.getByRole('button', { name: 'Language of type: en' }));
  expect([document.documentElement.dataset['theme'], document.documentElement.lang]).toEqual(['light', 'zh-HK']);
}, 30_000);
