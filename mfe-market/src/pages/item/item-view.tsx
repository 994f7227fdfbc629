import type { Item } from '@mortar/protocol/market';
import { Button } from '@mortar/ui';
import { useGate, useUnit } from 'effector-react';
import { FormattedMessage } from 'react-intl';
import { Link } from 'react-router';
import { collection, collectionPath, itemPartsOf } from '#entities/collection';
import { Star } from '#entities/favourite';
import { FreshnessLine } from '#entities/overview';
import { $own, isOwn, Person } from '#entities/person';
import { Cart } from '#features/trade';
import { WarningBadges } from '#entities/warnings';
import { ReportButton } from '#features/report';
import { Section } from '../../lib/section.tsx';
import { tokenName } from '../../lib/token-name.ts';
import { $escrow } from './book.ts';
import { History } from './history.tsx';
import { ItemArt } from './item-art.tsx';
import { Open } from './live.ts';
import styles from './item-view.module.css';
import { Offers, Options } from './orders.tsx';
import { OrderStory } from './order-story.tsx';
import { OrderView } from './order-view.tsx';
import { Owners } from './owners.tsx';
import { Similar } from './similar.tsx';
import { Words } from './words.tsx';

/** An item: its picture beside what it costs, below both all that is known of it. */
export function ItemView({ of }: { of: Item }) {
  const { shown, own, order } = useUnit({ shown: collection.$data, own: $own, order: $escrow });
  const name = tokenName(of.name, of.tokenId);
  const parts = itemPartsOf(of.id)!;
  useGate(Open, { id: of.id, ...parts });
  return (
    <div className={styles.page}>
      <div className={styles.back}>
        <Button variant="quiet" icon="arrow-left" render={<Link to={collectionPath(parts.collection)} />}>
          {shown ? <bdi className={styles.collection}>{shown.collection.name}</bdi> : <FormattedMessage id="market.item.collection" />}
        </Button>
      </div>
      <div className={styles.top}>
        <div className={styles.art}>
          <ItemArt of={of} name={name} />
        </div>
        <div className={styles.side}>
          <header className={styles.head}>
            <h1 className={styles.title}>
              <bdi>{name}</bdi>
            </h1>
            <div className={styles.tools}>
              <Star id={of.id} name={name} isItem place="page" />
              <ReportButton id={of.id} />
            </div>
            <p className={styles.owner}>
              {order ? (
                <FormattedMessage id="market.item.escrowed" values={{ seller: <Person key="seller" of={order.creator} /> }} />
              ) : isOwn(own, of.owner) ? (
                <FormattedMessage id="market.item.own" />
              ) : of.owner ? (
                <FormattedMessage id="market.item.owner" values={{ owner: <Person key="owner" of={of.owner} /> }} />
              ) : (
                <FormattedMessage id="market.item.owners" values={{ count: of.owners }} />
              )}
            </p>
          </header>
          <WarningBadges id={of.id} />
          <OrderView of={of} />
          <Words of={of} />
        </div>
      </div>
      <OrderStory />
      <Section id="offers" titleId="market.offers">
        <Offers of={of} />
      </Section>
      <Section id="listings" titleId="market.options">
        <Options of={of} />
      </Section>
      <Section id="history" titleId="market.history">
        <History of={of} />
      </Section>
      <Owners of={of} />
      <Similar />
      {shown && <FreshnessLine of={shown.freshness} />}
      <Cart />
    </div>
  );
}
