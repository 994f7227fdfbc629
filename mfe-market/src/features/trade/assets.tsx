import type { Asset, Effects } from '@mortar/chain/trade';
import type { MarketOverview } from '@mortar/protocol/market';
import { FormattedMessage } from 'react-intl';
import { AmountText } from '../../lib/amount-text.tsx';
import styles from './assets.module.css';
import { amountOf } from './currencies.ts';
import { TokenTitle } from './token-title.tsx';
import { partsOf, type Wish } from './wish.ts';

interface Props {
  wish: Wish;
  market: MarketOverview;
  effects: Effects;
}

/** What leaves and what comes, with what of it goes to the platform and the creator. */
export function Assets({ wish, market, effects: { gives, gets, fee, royalty } }: Props) {
  const inCurrency = [...gives, ...gets].find((asset) => asset.kind === 'money');
  const part = (amount: bigint) => <AmountText of={amountOf(market, inCurrency?.kind === 'money' ? inCurrency.currency : '', amount)} />;
  return (
    <dl className={styles.rows}>
      {gives.map((asset) => (
        <AssetRow key={keyOf(asset)} way="gives" asset={asset} wish={wish} market={market} />
      ))}
      {gets.map((asset) => (
        <AssetRow key={keyOf(asset)} way="gets" asset={asset} wish={wish} market={market} />
      ))}
      {fee > 0n && <Row label="fee">{part(fee)}</Row>}
      {royalty > 0n && <Row label="royalty">{part(royalty)}</Row>}
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

function AssetRow({ way, asset, wish, market }: { way: 'gives' | 'gets'; asset: Asset; wish: Wish; market: MarketOverview }) {
  if (asset.kind === 'money')
    return (
      <Row label={asset.isCredit ? 'credit' : way}>
        <AmountText of={amountOf(market, asset.currency, asset.amount)} />
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
