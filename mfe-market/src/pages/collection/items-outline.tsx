import { Button } from '@mortar/ui';
import { FormattedMessage } from 'react-intl';
import { ItemOutline } from '#entities/item';
import toolbar from '../../lib/toolbar.module.css';
import filters from './filters/filters.module.css';
import styles from './page.module.css';
import { TABS } from './view.ts';

/** The first items of a collection before any script runs, below what narrows them down; nothing where the address asks for others. */
export function ItemsOutline() {
  return (
    <>
      {'{{#list}}'}
      <div className={styles.parts}>
        <div className={styles.tabs} inert>
          {TABS.map((tab) => (
            <span key={tab} className={styles.tab} data-on={tab === 'items' || undefined}>
              <FormattedMessage id={`market.tab.${tab}`} />
            </span>
          ))}
        </div>
        <div className={filters.list}>
          <div className={toolbar.bar} inert>
            <div className={toolbar.chips}>
              <Button icon="layers">
                <FormattedMessage id="market.filters" />
              </Button>
              <span className={toolbar.period}>
                <FormattedMessage id="market.collection.listed" />
              </span>
            </div>
            <div className={toolbar.sort} />
          </div>
          <div className={styles.body}>
            <ul className={styles.grid}>
              {'{{#items}}'}
              <li>
                <ItemOutline />
              </li>
              {'{{/items}}'}
            </ul>
          </div>
        </div>
      </div>
      {'{{/list}}'}
    </>
  );
}
