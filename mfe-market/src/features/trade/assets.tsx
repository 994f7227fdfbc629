import type { Asset, Effects } from '@mortar/chain/trade';
import { FormattedMessage } from 'react-intl';
import { usePrices } from '#entities/collection';
import { AmountText } from '../../lib/amount-text.tsx';
import styles from './assets.module.css';
import { TokenTitle } from './token-title.tsx';
import { chainOf, partsOf, type Wish } from './wish.ts';

interface Props {
  wish: Wish;
  effects: Effects;
}

/** What leaves and what comes, with what of it goes to the platform and the creator. */
export function Assets({ wish, effects: { gives, gets, fee, royalty } }: Props) {
  const inCurrency = [...gives, ...gets].find((asset) => asset.kind === 'money');
  const priceOf = usePrices(chainOf(wish));
  const part = (amount: bigint) => <AmountText of={priceOf(amount, inCurrency?.kind === 'money' ? inCurrency.currency : '')} />;
  return (
    <dl className={styles.rows}>
      {gives.map((asset) => (
        <AssetRow key={keyOf(asset)} way="gives" asset={asset} wish={wish} />
      ))}
      {gets.map((asset) => (
        <AssetRow key={keyOf(asset)} way="gets" asset={asset} wish={wish} />
      ))}
      {fee > 0n && <Row label="part.fee">{part(fee)}</Row>}
      {royalty > 0n && <Row label="part.royalty">{part(royalty)}</Row>}
    </dl>
  );
}

const keyOf = (asset: Asset): string =>
  asset.kind === 'money' ? `${asset.currency} ${asset.isCredit}` : `${asset.collection} ${asset.tokenId}`;

/** The item of a wish, where it's what moves. */
function itemOf(wish: Wish, { collection, tokenId }: Extract<Asset, { kind: 'token' }>) {
  if (!('item' in wish)) return undefined;
  const parts = partsOf(wish.item);
  return collection === parts.collection.toLowerCase() && String(tokenId) === parts.tokenId ? wish.item : undefined;
}

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
