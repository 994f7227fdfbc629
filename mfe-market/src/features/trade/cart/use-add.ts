import { toastShown } from '@mortar/host';
import { useUnit } from 'effector-react';
import { useIntl } from 'react-intl';
import type { CartLine } from '../wish.ts';
import { MOST_LINES } from './lines.ts';
import { $lines, added } from './model.ts';

/** Puts things into the cart, and says where it has no room for all of them. */
export function useAdd(): (more: readonly CartLine[]) => void {
  const { formatMessage } = useIntl();
  const { lines, add, tell } = useUnit({ lines: $lines, add: added, tell: toastShown });
  return (more) => {
    add(more);
    const isTooMuch = new Set([...lines, ...more].map(({ id }) => id)).size > MOST_LINES;
    if (isTooMuch) tell({ type: 'warning', text: formatMessage({ id: 'market.cart.full' }, { most: MOST_LINES }) });
  };
}
