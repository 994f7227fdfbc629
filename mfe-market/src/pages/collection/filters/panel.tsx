import { Loaded } from '@mortar/remote-kit';
import { useGate } from 'effector-react';
import { useIntl } from 'react-intl';
import { chainOf } from '#entities/collection';
import { Choosing, facets } from './facets.ts';
import { NumberFacet } from './number-facet.tsx';
import styles from './panel.module.css';
import { PriceRange } from './price-range.tsx';
import { TextFacet } from './text-facet.tsx';

/** By price and by each trait: what the items of a collection are filtered by. */
export function Panel({ collection }: { collection: string }) {
  useGate(Choosing, { id: collection });
  const { formatMessage } = useIntl();
  return (
    <div className={styles.panel}>
      <PriceRange chain={chainOf(collection)} />
      <Loaded of={facets} failed={formatMessage({ id: 'market.filters.failed' })} headingLevel={3}>
        {({ facets: all }) =>
          all.map((facet) =>
            facet.kind === 'text' ? <TextFacet key={facet.type} of={facet} /> : <NumberFacet key={facet.type} of={facet} />,
          )
        }
      </Loaded>
    </div>
  );
}
