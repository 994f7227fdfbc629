import type { Item } from '@mortar/protocol/market';
import { IconButton } from '@mortar/ui';
import { useUnit } from 'effector-react';
import { useIntl } from 'react-intl';
import { $own, isOwn } from '#entities/person';
import { tokenName } from '../../../lib/token-name.ts';
import { lineOf } from './lines.ts';
import { $lines, removed } from './model.ts';
import { useAdd } from './use-add.ts';

/** Puts an item into the cart, and takes it out; there is none for what can't be bought. */
export function CartToggle({ of }: { of: Item }) {
  const { formatMessage } = useIntl();
  const { lines, own, remove } = useUnit({ lines: $lines, own: $own, remove: removed });
  const add = useAdd();
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
