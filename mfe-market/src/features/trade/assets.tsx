import type { Asset, Effects } from '@mortar/chain/trade';
import { FormattedMessage } from 'react-intl';
import { usePrices } from '#entities/collection';
import { AmountText } from '../../lib/amount-text.tsx';
import styles from './assets.module.css';
import { TokenTitle } from './token-title.tsx';
import { chainOf, itemsOf, partsOf, type Wish } from './wish.ts';

interface Props {
  wish: Wish;
  effects: Effects;
}

/** What leaves and what comes, with what of it goes to the platform and the creator. */
export function Assets({ wish, effects: { gives, gets, cuts } }: Props) {
  const priceOf = usePrices(chainOf(wish));
  return (
    <dl className={styles.rows}>
      {gives.map((asset) => (
        <AssetRow key={keyOf(asset)} way="gives" asset={asset} wish={wish} />
      ))}
      {gets.map((asset) => (
        <AssetRow key={keyOf(asset)} way="gets" asset={asset} wish={wish} />
      ))}
      {cuts.flatMap(({ currency, ...parts }) =>
        PARTS.filter((part) => parts[part] > 0n).map((part) => (
          <Row key={`${part} ${currency}`} label={`part.${part}`}>
            <AmountText of={priceOf(parts[part], currency)} />
          </Row>
        )),
      )}
    </dl>
  );
}

const PARTS = ['fee', 'royalty'] as const;

const keyOf = (asset: Asset): string =>
  asset.kind === 'money' ? `${asset.currency} ${asset.isCredit}` : `${asset.collection} ${asset.tokenId}`;

/** The item of a wish that a token is. */
const itemOf = (wish: Wish, { collection, tokenId }: Extract<Asset, { kind: 'token' }>) =>
  itemsOf(wish).find((item) => {
    const parts = partsOf(item);
    return collection === parts.collection.toLowerCase() && String(tokenId) === parts.tokenId;
  });

function AssetRow({ way, asset, wish }: { way: 'gives' | 'gets'; asset: Asset; wish: Wish }) {
  const priceOf = usePrices(chainOf(wish));
  if (asset.kind === 'money')
    return (
      <Row label={asset.isCredit ? 'credit' : way}>
        <AmountText of={priceOf(asset.amount, asset.currency)} />
      </Row>
    );
  return (
    <Row label={way}>
      <TokenTitle of={itemOf(wish, asset) ?? { name: null, tokenId: String(asset.tokenId) }} />
    </Row>
  );
}

/** A line of what something comes to. */
export function Row({ label, children }: { label: string; children: React.ReactNode }) {
  return (
    <div className={styles.row}>
      <dt className={styles.label}>
        <FormattedMessage id={`market.trade.row.${label}`} />
      </dt>
      <dd className={styles.value}>{children}</dd>
    </div>
  );
}
