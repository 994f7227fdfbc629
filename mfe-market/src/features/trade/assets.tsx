import type { Asset, Effects } from '@mortar/chain/trade';
import { shortAddress } from '@mortar/ui/format';
import { FormattedMessage } from 'react-intl';
import { usePrices } from '#entities/collection';
import { AmountText } from '../../lib/amount-text.tsx';
import styles from './assets.module.css';
import { TokenTitle } from './token-title.tsx';
import { chainOf, itemsOf, partsOf, type Wish } from './wish.ts';

type Token = Extract<Asset, { kind: 'token' }>;

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
const itemOf = (wish: Wish, { collection, tokenId }: Token) =>
  itemsOf(wish).find((item) => {
    const parts = partsOf(item);
    return collection === parts.collection.toLowerCase() && String(tokenId) === parts.tokenId;
  });

const isOf = (wish: Wish, { collection }: Token): boolean =>
  itemsOf(wish).some((item) => partsOf(item).collection.toLowerCase() === collection) ||
  ('collection' in wish && typeof wish.collection === 'object' && wish.collection.id.toLowerCase().endsWith(collection));

/** A token by its name; one of another contract than the wish is about can't pass as one of it. */
function TokenText({ of, wish }: { of: Token; wish: Wish }) {
  const tokenId = String(of.tokenId);
  const known = itemOf(wish, of);
  if (known || isOf(wish, of)) return <TokenTitle of={known ?? { name: null, tokenId }} />;
  return <FormattedMessage id="market.trade.token.of" values={{ tokenId, contract: shortAddress(of.collection) }} />;
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
      <TokenText of={asset} wish={wish} />
      {asset.amount > 1n && (
        <>
          {' '}
          <FormattedMessage id="market.trade.times" values={{ units: String(asset.amount) }} />
        </>
      )}
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
