import { messageOf } from '@mortar/client';
import { ErrorState } from '@mortar/ui';
import { useUnit } from 'effector-react';
import { FormattedMessage, useIntl } from 'react-intl';
import { PageFrame } from '../../lib/page-frame.tsx';
import { Balances } from './balances.tsx';
import { History } from './history.tsx';
import { $balances, $failure, $isLoading, bricksWanted } from './model.ts';
import { MoreBricks } from './more-bricks.tsx';
import styles from './page.module.css';

export { loader } from './loader.ts';

/** `/bricks`: what the person has of both types, and every change with its cause. */
export function Page() {
  const { balances, failure, isLoading, want } = useUnit({
    balances: $balances,
    failure: $failure,
    isLoading: $isLoading,
    want: bricksWanted,
  });
  const { formatMessage } = useIntl();
  return (
    <PageFrame titleId="gamehub.bricks.title" ledeId="gamehub.bricks.lede">
      {!balances && failure ? (
        <ErrorState
          title={formatMessage({ id: 'gamehub.bricks.failed' })}
          retry={{ label: formatMessage({ id: 'gamehub.try-again' }), onRetry: () => want(), pending: isLoading }}
        >
          {messageOf(failure) ?? <FormattedMessage id="gamehub.no-answer" />}
        </ErrorState>
      ) : (
        <div className={styles.room} aria-busy={!balances}>
          <div className={styles.columns}>
            <Balances balances={balances} />
            <History />
            <MoreBricks />
          </div>
        </div>
      )}
    </PageFrame>
  );
}
