import type { Warning } from '@mortar/protocol/market';
import { Icon } from '@mortar/ui';
import { FormattedMessage } from 'react-intl';
import { WarningText } from './warning-text.tsx';
import styles from './warnings.module.css';

interface Props {
  /** Collections with what is to be known of each. */
  of: readonly { id: string; name: string | null; warnings: readonly Warning[] }[];
  /** What somebody is about to do. */
  before: 'buy' | 'sell';
}

/** All that is to be known before somebody buys or sells, in words; of several collections under the name of each. */
export function WarningList({ of, before }: Props) {
  if (of.length === 0) return null;
  return (
    <section role="note" className={styles.list}>
      <h3 className={styles.title}>
        <Icon name="warning" size={18} />
        <FormattedMessage id={before === 'buy' ? 'market.warnings' : 'market.warnings.sell'} />
      </h3>
      {of.map(({ id, name, warnings }) => (
        <div key={id}>
          {of.length > 1 && (
            <h4 className={styles.of}>
              <bdi>{name ?? id}</bdi>
            </h4>
          )}
          <ul className={styles.lines}>
            {warnings.map((warning) => (
              <li key={warning.kind}>
                <WarningText of={warning} />
              </li>
            ))}
          </ul>
        </div>
      ))}
    </section>
  );
}
