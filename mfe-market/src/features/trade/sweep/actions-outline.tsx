import { Button } from '@mortar/ui';
import { FormattedMessage } from 'react-intl';
import styles from './collection-actions.module.css';

/** What a visitor will be able to do with a whole collection, before any script runs, in places that the server fills. */
export function ActionsOutline() {
  return (
    <div className={styles.actions}>
      <Button variant="primary">
        <FormattedMessage id="market.trade.offerAny" />
      </Button>
      {'{{#isForSale}}'}
      <Button>
        <FormattedMessage id="market.sweep" />
      </Button>
      {'{{/isForSale}}'}
    </div>
  );
}
