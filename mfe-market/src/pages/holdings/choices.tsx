import { Select } from '@mortar/ui/choices';
import { useUnit } from 'effector-react';
import { useIntl } from 'react-intl';
import { useAddress } from '../../lib/use-address.ts';
import styles from './items.module.css';
import { collections } from './model.ts';
import { readView, searchOfView, SORTS } from './view.ts';

const ALL = 'all';

/** Of which collection, and in which order. */
export function Choices() {
  const { formatMessage } = useIntl();
  const { view, show } = useAddress(readView, searchOfView);
  const held = useUnit(collections.pages.$data)?.items ?? [];
  const [ofCollection, sort] = [formatMessage({ id: 'market.own.head.collection' }), formatMessage({ id: 'market.sort' })];
  return (
    <>
      <Select
        className={styles.choice!}
        label={ofCollection}
        placeholder={ofCollection}
        value={view.collection ?? ALL}
        onValueChange={(value) => show({ collection: value === ALL ? null : value })}
        choices={[
          { value: ALL, label: formatMessage({ id: 'market.own.all-collections' }) },
          ...held.map(({ collection: { id, name } }) => ({ value: id, label: name })),
        ]}
      />
      <Select
        className={styles.choice!}
        label={sort}
        placeholder={sort}
        value={view.sort}
        onValueChange={(value) => show({ sort: value })}
        choices={SORTS.map((value) => ({ value, label: formatMessage({ id: `market.own.sort.${value}` }) }))}
      />
    </>
  );
}
