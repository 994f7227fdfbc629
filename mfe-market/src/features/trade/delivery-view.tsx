import { FormattedMessage } from 'react-intl';
import { Row } from './assets.tsx';
import type { Plan } from './plan.ts';
import styles from './plan-view.module.css';

/** Whom something goes to, as the chain knows them; nobody can take it back from there. */
export function DeliveryView({ of: { to, name, units, isContract } }: { of: NonNullable<Plan['delivery']> }) {
  return (
    <>
      <dl className={styles.rows}>
        {name !== '' && <Row label="name">{name}</Row>}
        <Row label="to">
          <code>{to}</code>
        </Row>
        {units !== '1' && <Row label="units">{units}</Row>}
      </dl>
      <p className={styles.note}>
        <FormattedMessage id={isContract ? 'market.trade.to.contract' : 'market.trade.to.final'} />
      </p>
    </>
  );
}
