import type { Item } from '@mortar/protocol/market';
import { FormattedMessage } from 'react-intl';

/** What an item calls itself, else its number. */
export function TokenTitle({ of: { name, tokenId } }: { of: Pick<Item, 'name' | 'tokenId'> }) {
  return name === null ? <FormattedMessage id="market.trade.token" values={{ tokenId }} /> : <bdi>{name}</bdi>;
}
