import { Skeleton } from '@mortar/ui';
import { FormattedMessage, FormattedNumber, useIntl } from 'react-intl';
import notched from '../../lib/notched.module.css';
import styles from './balances.module.css';
import { metalOf, type Balance } from './model.ts';
import { SmallWall } from './small-wall.tsx';

interface Props {
  /** Null while they are on their way. */
  balances: readonly Balance[] | null;
}

/** Both types, in the order of the ledger: 1 main, 2 silver (spec §3). */
const TYPES = [1, 2];

/** What the person has: each type with what is available and what is frozen. */
export function Balances({ balances }: Props) {
  const { formatMessage } = useIntl();
  return (
    <section aria-label={formatMessage({ id: 'gamehub.bricks.balances' })} className={styles.cards}>
      {TYPES.map((type) => (
        <BalanceCard key={type} type={type} balance={balances?.find(({ brickstype }) => brickstype === type)} />
      ))}
    </section>
  );
}

function BalanceCard({ type, balance }: { type: number; balance: Balance | undefined }) {
  const metal = metalOf(type);
  return (
    <div className={`${notched.card} ${styles.card}`} data-metal={metal}>
      <h2 className={styles.name}>
        <FormattedMessage id={`gamehub.bricks.${metal}`} />
      </h2>
      <div className={styles.sum}>
        <p className={styles.amount}>{balance ? <FormattedNumber value={balance.amount} /> : <Skeleton className={styles.held!} />}</p>
        <SmallWall balance={balance} />
      </div>
      <dl className={styles.parts}>
        <Part id="gamehub.bricks.available" value={balance?.available} />
        <Part id="gamehub.bricks.frozen" value={balance?.freeze} />
      </dl>
    </div>
  );
}

function Part({ id, value }: { id: string; value: number | undefined }) {
  return (
    <div className={styles.part}>
      <dt>
        <FormattedMessage id={id} />
      </dt>
      <dd className={styles.figure}>{value === undefined ? '–' : <FormattedNumber value={value} />}</dd>
    </div>
  );
}
