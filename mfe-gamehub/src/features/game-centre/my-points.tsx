import { messageOf } from '@mortar/client';
import { $isSignedIn, loginRequested } from '@mortar/host';
import { Button, ErrorState, Skeleton } from '@mortar/ui';
import { useUnit } from 'effector-react';
import { useId } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import notched from '../../lib/notched.module.css';
import { $isLoadingPoints, $points, $pointsFailure, standingWanted } from './model.ts';
import styles from './my-points.module.css';

/** Points of the signed-in person and their place; a visitor is told what a sign-in gives. */
export function MyPoints() {
  const titleId = useId();
  const { isSignedIn, ask } = useUnit({ isSignedIn: $isSignedIn, ask: loginRequested });
  return (
    <section className={`${notched.card} ${styles.card}`} aria-labelledby={titleId}>
      <h2 id={titleId} className={styles.title}>
        <FormattedMessage id="gamehub.centre.points" />
      </h2>
      {isSignedIn ? (
        <Mine />
      ) : (
        <>
          <p className={styles.text}>
            <FormattedMessage id="gamehub.centre.visitor" />
          </p>
          <Button variant="primary" onClick={() => ask({})}>
            <FormattedMessage id="gamehub.login" />
          </Button>
        </>
      )}
    </section>
  );
}

function Mine() {
  const { points, failure, isLoading, want } = useUnit({
    points: $points,
    failure: $pointsFailure,
    isLoading: $isLoadingPoints,
    want: standingWanted,
  });
  const { formatMessage } = useIntl();
  if (!points && failure)
    return (
      <ErrorState
        headingLevel={3}
        title={formatMessage({ id: 'gamehub.centre.points-failed' })}
        retry={{ label: formatMessage({ id: 'gamehub.try-again' }), onRetry: () => want(), pending: isLoading }}
      >
        {messageOf(failure) ?? <FormattedMessage id="gamehub.no-answer" />}
      </ErrorState>
    );
  if (!points) return <Skeleton className={styles.held!} />;
  return (
    <>
      <p className={styles.sum}>
        <FormattedMessage
          id="gamehub.centre.sum"
          values={{ points: points.points, figure: (text) => <strong className={styles.figure}>{text}</strong> }}
        />
      </p>
      <p className={styles.text}>
        {points.rank === null ? (
          <FormattedMessage id="gamehub.centre.unranked" />
        ) : (
          <FormattedMessage id="gamehub.centre.ranked" values={{ rank: points.rank }} />
        )}
      </p>
    </>
  );
}
