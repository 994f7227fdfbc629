import { expect, test } from '@jest/globals';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { $theme } from '@mortar/host';
import { $catalogue } from '../../core/i18n/catalogue.ts';
import { renderWithin } from '../../testing/render-within.tsx';
import { LanguageSwitch, ThemeSwitch } from './index.ts';

test('it offers each language in its own words and says which one is on', async () => {
  const { scope } = renderWithin(<LanguageSwitch />);
  const chinese = screen.getByRole('button', { name: '繁', description: '繁體中文（香港）' });
  expect(chinese.lang).toBe('zh-HK');
  expect(screen.getByRole('button', { name: 'EN', description: 'English' }).getAttribute('aria-pressed')).toBe('true');
  await userEvent.click(chinese);
  expect(scope.getState($catalogue).locale).toBe('zh-HK');
  expect(chinese.getAttribute('aria-pressed')).toBe('true');
});

test('it offers the other theme', async () => {
  const { scope } = renderWithin(<ThemeSwitch />);
  await userEvent.click(screen.getByRole('button', { name: 'Light theme' }));
  expect(scope.getState($theme)).toBe('light');
  await userEvent.click(screen.getByRole('button', { name: 'Dark theme' }));
  expect(scope.getState($theme)).toBe('dark');
});
