import { LandingSection } from '@mortar/remote-kit';
import { useUnit } from 'effector-react';
import { Link } from 'react-router';
import { itemPath } from '#entities/collection';
import { ChainTitle, Figures, FreshnessLine, overview, SaleLine } from '#entities/overview';
import styles from './panel.module.css';

/** Sales that the landing page shows. */
const SALES = 3;

/** What there is on the chain and what was sold last, for the landing page. Nothing where no chain is read. */
export function Panel() {
  const { data, want } = useUnit({ data: overview.$data, want: overview.wanted });
  const market = data?.markets[0];
  return (
    <LandingSection title="market.panel" onNear={() => want()}>
      {market && (
        <>
          <div className={styles.source}>
            <ChainTitle of={market.chain} />
            <FreshnessLine of={market.freshness} />
          </div>
          <Figures of={market} />
          <ul className={styles.sales}>
            {market.recent.slice(0, SALES).map((sale) => (
              <li key={`${sale.transaction} ${sale.id}`}>
                <Link to={itemPath(sale.id)} className={styles.sale}>
                  <SaleLine of={sale} />
                </Link>
              </li>
            ))}
          </ul>
        </>
      )}
    </LandingSection>
  );
}
