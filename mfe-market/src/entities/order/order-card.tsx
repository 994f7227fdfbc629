import type { Order } from '@mortar/protocol/market';
import { FormattedMessage } from 'react-intl';
import { Link } from 'react-router';
import { itemPath } from '#entities/collection';
import { AmountText } from '../../lib/amount-text.tsx';
import { Art } from '../../lib/art.tsx';
import tile from '../../lib/tile.module.css';
import { tokenName } from '../../lib/token-name.ts';
import { EndsIn } from './ends-in.tsx';
import { usePhase } from './phase.ts';

/** An order among others: what is sold, what is bid or asked, and when it ends. */
export function OrderCard({ of }: { of: Order }) {
  const { type, item, name, tokenId, picture, collection, price, asked, bids, endTime } = of;
  const phase = usePhase(of);
  return (
    <article className={tile.card}>
      <span className={tile.art}>
        <Art of={picture} seed={item} size="small" />
      </span>
      <div className={tile.words}>
        <h2 className={tile.name}>
          <Link to={itemPath(item)} className={tile.link}>
            <bdi>{tokenName(name, tokenId)}</bdi>
          </Link>
        </h2>
        <p className={tile.meta}>
          <bdi>{collection.name}</bdi>
        </p>
        <p className={tile.price} data-listed>
          <AmountText of={price ?? asked} />
        </p>
        <p className={tile.meta}>
          {type === 'auction' ? (
            <FormattedMessage id="market.auction.bids" values={{ count: bids }} />
          ) : (
            <FormattedMessage id="market.fixed" />
          )}
        </p>
        <p className={tile.meta}>{phase === 'live' ? <EndsIn at={endTime} /> : <FormattedMessage id={`market.order.phase.${phase}`} />}</p>
      </div>
    </article>
  );
}
