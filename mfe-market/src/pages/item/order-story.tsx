import { Paged } from '@mortar/remote-kit';
import { Skeleton } from '@mortar/ui';
import { useUnit } from 'effector-react';
import { useIntl } from 'react-intl';
import { OrderHistory } from '#features/trade';
import { Section } from '../../lib/section.tsx';
import { $order, events } from './book.ts';

/** Bids for the item's order, and what else was done with it; nothing where there is none. */
export function OrderStory() {
  const { formatMessage } = useIntl();
  const order = useUnit($order);
  if (!order) return null;
  return (
    <Section id="bids" titleId={order.type === 'auction' ? 'market.auction.story' : 'market.order.history'}>
      <Paged
        of={events}
        failed={formatMessage({ id: 'market.order.history.failed' })}
        pending={<Skeleton shape="text" lines={2} />}
        empty={() => null}
      >
        {({ items }) => <OrderHistory items={items} />}
      </Paged>
    </Section>
  );
}
