import { QUIET_WARNINGS } from '@mortar/protocol/market';
import { Icon } from '@mortar/ui';
import { Fragment } from 'react';
import { FormattedMessage } from 'react-intl';
import styles from './warnings.module.css';

/** What is to be known of a collection or an item before any script runs, in places that the server fills. */
export function BadgesOutline() {
  return (
    <ul className={styles.badges} inert>
      {'{{#badges}}'}
      {QUIET_WARNINGS.map((kind) => (
        <Fragment key={kind}>
          {`{{#kind.${kind}}}`}
          <li>
            <span className={styles.badge}>
              <Icon name="warning" size={14} />
              <FormattedMessage id={`market.warning.${kind}`} values={{ value: '{{value}}' }} />
            </span>
          </li>
          {`{{/kind.${kind}}}`}
        </Fragment>
      ))}
      {'{{/badges}}'}
    </ul>
  );
}
