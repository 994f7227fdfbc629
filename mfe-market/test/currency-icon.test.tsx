import { expect, test } from '@jest/globals';
import { render } from '@testing-library/react';
import { CurrencyIcon } from '../src/lib/currency-icon.tsx';

test.each(['ETH', 'WETH', 'USDT', 'USD', 'BRICKS'])('%s has a sign of its own', (symbol) => {
  const { container } = render(<CurrencyIcon symbol={symbol} chain={31_337} />);
  expect(container.querySelector('path')!.getAttribute('d')).toMatch(/^M/);
});

test('wrapped ether has five, one for each chain', () => {
  const variants = [1, 56, 137, 11_155_111, 31_337].map((chain) => {
    const { container } = render(<CurrencyIcon symbol="WETH" chain={chain} />);
    return container.querySelector('svg')!.dataset['variant'];
  });
  expect(new Set(variants).size).toBe(5);
});

test.each(['constructor', 'GBK', ''])('a currency called %p has none', (symbol) => {
  expect(render(<CurrencyIcon symbol={symbol} chain={1} />).container.innerHTML).toBe('');
});
