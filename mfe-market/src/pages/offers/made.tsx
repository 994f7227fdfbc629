import type { MadeOffer } from '@mortar/protocol/market';
import { Paged } from '@mortar/remote-kit';
import { Button, EmptyState, Tag } from '@mortar/ui';
import { type Column, Table } from '@mortar/ui/data';
import { useUnit } from 'effector-react';
import { FormattedDate, FormattedMessage, useIntl } from 'react-intl';
import { wished } from '#features/trade';
import { AmountText } from '../../lib/amount-text.tsx';
import { chainOf } from '#entities/collection';
import { made } from './model.ts';
import styles from './page.module.css';
import { Target } from './target.tsx';

const TONES = { live: 'glaze', traded: 'glaze', cancelled: 'neutral', expired: 'neutral', closed: 'warn' } as const;

/** Offers that somebody made: where each stands, and whether their money still covers it. */
export function Made({ isLive }: { isLive: boolean }) {
  const { formatMessage } = useIntl();
  const wish = useUnit(wished);
  const header = (key: string) => formatMessage({ id: `market.own.head.${key}` });
  const columns: Column<MadeOffer>[] = [
    {
      key: 'for',
      header: header('for'),
      cell: ({ scope, collection, item, wanted }) => <Target scope={scope} collection={collection} item={item} count={wanted} />,
    },
    { key: 'price', header: header('price'), numeric: true, cell: ({ price }) => <AmountText of={price} /> },
    {
      key: 'floor',
      header: header('floor'),
      numeric: true,
      cell: ({ collection: { floor } }) => (floor ? <AmountText of={floor} /> : '–'),
    },
    {
      key: 'ends',
      header: header('ends'),
      cell: ({ offer }) => <FormattedDate value={Number(offer.offer.expireTime) * 1000} dateStyle="medium" timeStyle="short" />,
    },
    {
      key: 'state',
      header: header('state'),
      cell: ({ offer: { state, faults } }) => (
        <span className={styles.state}>
          <span>
            <Tag tone={TONES[state]}>
              <FormattedMessage id={`market.own.offer.${state}`} />
            </Tag>
          </span>
          {state === 'closed' && (
            <span className={styles.note}>
              <FormattedMessage id={faults.includes('InsufficientAmount') ? 'market.own.offer.uncovered' : 'market.own.closed.other'} />
            </span>
          )}
        </span>
      ),
    },
    ...(isLive
      ? [
          {
            key: 'cancel',
            header: header('change'),
            cell: ({ offer, collection }: MadeOffer) => (
              <Button
                variant="danger-outline"
                onClick={() => wish({ kind: 'cancelMany', chain: chainOf(collection.id), options: [], offers: [offer] })}
              >
                <FormattedMessage id="market.trade.cancel" />
              </Button>
            ),
          },
        ]
      : []),
  ];
  return (
    <Paged
      of={made.pages}
      failed={formatMessage({ id: 'market.own.failed' })}
      empty={() => <EmptyState headingLevel={2} title={formatMessage({ id: `market.own.offers.${isLive ? 'made' : 'ended'}.none` })} />}
    >
      {({ items }) => (
        <Table
          align="middle"
          caption={formatMessage({ id: 'market.own.offers.made' })}
          captionHidden
          columns={columns}
          rows={items}
          rowKey={({ offer }) => offer.hash}
        />
      )}
    </Paged>
  );
}
