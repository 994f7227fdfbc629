import { expect, test } from '@jest/globals';
import type { Asset, Effects } from '@mortar/chain/trade';
import { $locale } from '@mortar/host';
import { screen } from '@testing-library/react';
import { fork } from 'effector';
import { showWithin } from '../../shared/remote-kit/test/site.tsx';
import en from '../locales/en.json' with { type: 'json' };
import zhHk from '../locales/zh-HK.json' with { type: 'json' };
import { Assets } from '../src/features/trade/assets.tsx';
import type { Wish } from '../src/features/trade/wish.ts';

const [KILN, OTHER] = [`0x${'c'.repeat(40)}`, `0x${'d'.repeat(40)}`] as const;
const wish = { kind: 'list', item: { id: `31337-${KILN}-7`, tokenId: '7', name: 'Kiln 7' } } as unknown as Wish;
const token = (collection: `0x${string}`, tokenId: bigint, amount = 1n): Asset => ({ kind: 'token', collection, tokenId, amount });

function show(gets: Asset[]): void {
  const effects: Effects = { gives: [], gets, cuts: [], skipped: [] };
  showWithin(fork({ values: [[$locale, 'en']] }), { en, 'zh-HK': zhHk }, <Assets wish={wish} effects={effects} />);
}

test.each([
  ['that it is about by its name', token(KILN, 7n), 'Kiln 7'],
  ['of its collection by its number', token(KILN, 8n), 'No. 8'],
  ['in several units with their count', token(KILN, 7n, 3n), 'Kiln 7 × 3'],
  ['of another contract by that contract, whatever its number', token(OTHER, 7n), 'No. 7 of another contract, 0xdddddd…dddd'],
])('a preview names a token %s', (_, asset, text) => {
  show([asset]);
  expect(screen.getByRole('definition').textContent).toBe(text);
});

test('units of a contract that nothing is paid in go by its address', () => {
  show([{ kind: 'money', currency: OTHER, amount: 500n, isCredit: false }]);
  expect(screen.getByRole('definition').textContent).toContain('0xdddddd…dddd');
});
