import { Icon } from '@mortar/ui';
import { useUnit } from 'effector-react';
import { FormattedMessage } from 'react-intl';
import { warned } from './model.ts';
import { WarningText } from './warning-text.tsx';
import styles from './warnings.module.css';

/** All that is to be known before somebody buys, in words. @param collection id of what they buy from */
export function WarningList({ collection }: { collection: string }) {
  const data = useUnit(warned.$data);
  if (!data || !(data.id === collection || data.id.startsWith(`${collection}-`)) || data.warnings.length === 0) return null;
  return (
    <section role="note" className={styles.list}>
      <h3 className={styles.title}>
        <Icon name="warning" size={18} />
        <FormattedMessage id="market.warnings" />
      </h3>
      <ul className={styles.lines}>
        {data.warnings.map((warning) => (
          <li key={warning.kind}>
            <WarningText of={warning} />
          </li>
        ))}
      </ul>
    </section>
  );
}
