import { isLoud } from '@mortar/protocol/market';
import { Icon } from '@mortar/ui';
import { Popover } from '@mortar/ui/overlay';
import { useUnit } from 'effector-react';
import { FormattedMessage } from 'react-intl';
import { warned } from './model.ts';
import { WarningText } from './warning-text.tsx';
import styles from './warnings.module.css';

/** What is to be known of a collection or an item: the worst in words, the rest as badges that explain themselves. */
export function WarningBadges({ id }: { id: string }) {
  const data = useUnit(warned.$data);
  if (data?.id !== id || data.warnings.length === 0) return null;
  const loud = data.warnings.filter(isLoud);
  const quiet = data.warnings.filter((warning) => !isLoud(warning));
  return (
    <div className={styles.warnings}>
      {loud.map((warning) => (
        <p key={warning.kind} role="note" className={styles.loud}>
          <Icon name="warning" size={18} />
          <span>
            <WarningText of={warning} />
          </span>
        </p>
      ))}
      {quiet.length > 0 && (
        <ul className={styles.badges}>
          {quiet.map((warning) => (
            <li key={warning.kind}>
              <Popover
                align="start"
                trigger={
                  <button type="button" className={styles.badge}>
                    <Icon name="warning" size={14} />
                    <FormattedMessage id={`market.warning.${warning.kind}`} values={{ value: warning.value }} />
                  </button>
                }
                title={<FormattedMessage id={`market.warning.${warning.kind}`} values={{ value: warning.value }} />}
              >
                <p className={styles.text}>
                  <WarningText of={warning} />
                </p>
              </Popover>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
