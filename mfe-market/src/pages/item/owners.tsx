import type { Item } from '@mortar/protocol/market';
import { Paged } from '@mortar/remote-kit';
import { Skeleton } from '@mortar/ui';
import { useIntl } from 'react-intl';
import { chainOf } from '#entities/collection';
import { HolderTable } from '#entities/market';
import { Section } from '../../lib/section.tsx';
import { owners } from './model.ts';

/** Who has how many of an item of which there are several; nothing of one with one owner. */
export function Owners({ of: { id, owners: count } }: { of: Item }) {
  const { formatMessage } = useIntl();
  if (count < 2) return null;
  return (
    <Section id="owners" titleId="market.item.holders">
      <Paged
        of={owners}
        failed={formatMessage({ id: 'market.holders.failed' })}
        pending={<Skeleton shape="text" lines={3} />}
        empty={() => null}
      >
        {({ items }) => (
          <HolderTable items={items} chain={chainOf(id)} caption={formatMessage({ id: 'market.item.holders' })} total={null} />
        )}
      </Paged>
    </Section>
  );
}
