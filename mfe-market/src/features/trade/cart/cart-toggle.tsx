import type { Item } from '@mortar/protocol/market';
import { IconButton } from '@mortar/ui';
import { useUnit } from 'effector-react';
import { useIntl } from 'react-intl';
import { $own, isOwn } from '../person.ts';
import { tokenName } from '../../../lib/token-name.ts';
import { lineOf } from './lines.ts';
import { $lines, added, removed } from './model.ts';

/** Puts an item into the cart, and takes it out; there is none for what can't be bought. */
export function CartToggle({ of }: { of: Item }) {
  const { formatMessage } = useIntl();
  const { lines, own, add, remove } = useUnit({ lines: $lines, own: $own, add: added, remove: removed });
  const line = lineOf(of);
  if (!line || isOwn(own, of.owner)) return null;
  const kept = lines.find(({ id }) => id === of.id);
  const name = tokenName(of.name, of.tokenId);
  return (
    <IconButton
      icon={kept ? 'check' : 'plus'}
      label={formatMessage({ id: kept ? 'market.cart.remove.of' : 'market.cart.add.of' }, { name })}
      aria-pressed={kept !== undefined}
      onClick={() => (kept ? remove(kept.hash) : add([line]))}
    />
  );
}
