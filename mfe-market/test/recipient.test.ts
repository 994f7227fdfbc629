import { expect, test } from '@jest/globals';
import { allSettled, fork } from 'effector';
import { recipientFx } from '../src/features/trade/recipient.ts';
import { $isOpen, $terms, $wish, type ItemWish } from '../src/features/trade/wish.ts';
import { addressOf, itemOf } from './works.ts';

const wishOf = (token: number): ItemWish => ({ kind: 'transfer', item: itemOf(token) });
const [FIRST, SECOND] = [wishOf(1), wishOf(2)];

test.each([
  ['who an item goes to is named', FIRST, true, { to: addressOf('1'), name: '', units: '1' }],
  ['not for another item that is shown by now', SECOND, true, null],
  ['nor for a dialog that was closed', FIRST, false, null],
])('%s', async (_, shown, isOpen, expected) => {
  const scope = fork({
    values: [
      [$wish, shown],
      [$isOpen, isOpen],
    ],
  });
  await allSettled(recipientFx, { scope, params: { wish: FIRST, text: addressOf('1'), units: '1' } });
  expect(scope.getState($terms)).toEqual(expected);
});
