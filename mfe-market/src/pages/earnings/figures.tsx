import type { Amount, Earnings } from '@mortar/protocol/market';
import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import { Amounts } from '../../lib/amounts.tsx';
import { SignedAmounts } from '../../lib/signed-amounts.tsx';
import { Dollars } from './dollars.tsx';
import styles from './figures.module.css';

const NOTHING = '–';

/** What was realised and what came off, royalties, and what is held; each currency for itself. */
export function Figures({ of, withoutGas }: { of: Earnings; withoutGas: number }) {
  const { held } = of;
  return (
    <section className={styles.figures}>
      <dl className={styles.main}>
        <Figure name="realised">
          <SignedAmounts of={of.realised} />
          <Dollars of={of.realised} />
        </Figure>
        <Figure name="unrealised">
          <SignedAmounts of={held.unrealised} />
          <Dollars of={held.unrealised} />
        </Figure>
        <Figure name="royalties">
          <Sums of={of.royaltiesEarned} />
          <Dollars of={of.royaltiesEarned} />
        </Figure>
      </dl>
      <dl className={styles.more}>
        <Figure name="proceeds">
          <Sums of={of.proceeds} />
        </Figure>
        <Figure name="cost">
          <Sums of={of.cost} />
        </Figure>
        <Figure name="fees">
          <Sums of={of.fees} />
        </Figure>
        <Figure name="royaltiesPaid">
          <Sums of={of.royaltiesPaid} />
        </Figure>
        <Figure name="gasOfSales">
          <Sums of={of.gasOfSales} />
        </Figure>
        <Figure name="heldCost">
          <Sums of={held.cost} />
        </Figure>
        <Figure name="heldValue">
          <Sums of={held.value} />
        </Figure>
        <Figure name="givenAway">
          <Sums of={of.givenAway} />
        </Figure>
      </dl>
      {held.unvalued !== '0' && (
        <p className={styles.note}>
          <FormattedMessage id="market.own.unvalued" values={{ count: Number(held.unvalued) }} />
        </p>
      )}
      {withoutGas > 0 && (
        <p role="status" className={styles.warning}>
          <FormattedMessage id="market.own.without-gas" values={{ count: withoutGas }} />
        </p>
      )}
    </section>
  );
}

const Sums = ({ of }: { of: readonly Amount[] }) => (of.length > 0 ? <Amounts of={of} /> : NOTHING);

function Figure({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div className={styles.figure}>
      <dt className={styles.name}>
        <FormattedMessage id={`market.own.figure.${name}`} />
      </dt>
      <dd className={styles.value}>{children}</dd>
      <dd className={styles.about}>
        <FormattedMessage id={`market.own.figure.${name}.about`} />
      </dd>
    </div>
  );
}
