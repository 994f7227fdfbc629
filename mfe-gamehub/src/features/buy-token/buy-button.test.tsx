import { expect, jest, test } from '@jest/globals';
import { dialogOpened } from '@mortar/host';
import { fireEvent, screen } from '@testing-library/react';
import { createWatch } from 'effector';
import { renderWithin } from '../../lib/testing.tsx';
import { BuyButton } from './buy-button.tsx';

test('it leads to the configured swap in a new tab', () => {
  renderWithin(<BuyButton />, { links: { buy: 'https://swap.example/mortar' } });
  const link = screen.getByRole('link', { name: 'Buy' });
  expect(link.getAttribute('href')).toBe('https://swap.example/mortar');
  expect(link.getAttribute('target')).toBe('_blank');
  expect(link.getAttribute('rel')).toContain('noopener');
});

test('it opens the dialog that says no swap is configured', () => {
  const { scope } = renderWithin(<BuyButton />);
  const opened = jest.fn();
  createWatch({ unit: dialogOpened, scope, fn: opened });
  fireEvent.click(screen.getByRole('button', { name: 'Buy' }));
  expect(opened.mock.calls).toEqual([[{ name: 'shell.buy-not-configured', props: {} }]]);
  expect(screen.queryByRole('link')).toBeNull();
});
