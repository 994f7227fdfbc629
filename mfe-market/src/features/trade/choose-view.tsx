import { Loaded } from '@mortar/remote-kit';
import { EmptyState } from '@mortar/ui';
import { useGate, useUnit } from 'effector-react';
import { useIntl } from 'react-intl';
import { Thumbnail } from '../../lib/thumbnail.tsx';
import { tokenName } from '../../lib/token-name.ts';
import styles from './choose-view.module.css';
import { Choosing, ownItems } from './own-items.ts';
import { $own } from '#entities/person';
import { type CollectionWish, wished } from './wish.ts';

/** Which of one's own goes to an offer that several could meet. */
export function ChooseView({ wish }: { wish: Extract<CollectionWish, { kind: 'choose' }> }) {
  const { formatMessage } = useIntl();
  const { own, choose } = useUnit({ own: $own, choose: wished });
  const { next, offer } = wish;
  useGate(Choosing, { wish, own });
  return (
    <Loaded of={ownItems} failed={formatMessage({ id: 'market.items.failed' })}>
      {(items) =>
        items.length === 0 ? (
          <EmptyState headingLevel={3} title={formatMessage({ id: 'market.trade.choose.none' })} />
        ) : (
          <ul className={styles.items}>
            {items.map((item) => (
              <li key={item.id}>
                <button type="button" className={styles.item} onClick={() => choose({ kind: next, item, offer })}>
                  <Thumbnail of={item.picture} name={tokenName(item.name, item.tokenId)} />
                  <bdi>{tokenName(item.name, item.tokenId)}</bdi>
                </button>
              </li>
            ))}
          </ul>
        )
      }
    </Loaded>
  );
}
