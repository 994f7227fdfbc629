import { FormattedMessage } from 'react-intl';
import type { Plan, Sales } from './plan.ts';
import styles from './plan-view.module.css';
import { TokenTitle } from './token-title.tsx';
import { RefusalWords, Line } from './trouble-text.tsx';

type Answers = NonNullable<Plan['trial']>;

/** Whether everything would sell right now, as far as anybody knows. */
export const wouldSell = (trial: Plan['trial']): boolean => trial === null || trial.every((refusal) => refusal === undefined);

/** Whether what is to be listed would sell right now, as a simulated sale tells; what would not says why. */
export function TrialView({ of, sales: { each } }: { of: Answers; sales: Sales }) {
  if (wouldSell(of))
    return (
      <p className={styles.note}>
        <FormattedMessage id="market.trade.trial.passed" />
      </p>
    );
  return each.map(({ item }, index) => {
    const refusal = of[index];
    if (refusal === undefined) return null;
    const reason =
      refusal === 'reverted' ? (
        <FormattedMessage key="reason" id="market.trade.trial.reverted" />
      ) : (
        <RefusalWords key="reason" refusal={refusal} />
      );
    return (
      <Line key={item.id}>
        {each.length > 1 ? (
          <FormattedMessage id="market.trade.trial.failed.of" values={{ name: <TokenTitle key="name" of={item} />, reason }} />
        ) : (
          <FormattedMessage id="market.trade.trial.failed" values={{ reason }} />
        )}
      </Line>
    );
  });
}
