import { $isSignedIn, loginRequested } from '@mortar/host';
import { Loaded } from '@mortar/remote-kit';
import { Button, Skeleton } from '@mortar/ui';
import { useUnit } from 'effector-react';
import { useId } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { NextBrick, points } from '#entities/points';
import notched from '../../lib/notched.module.css';
import styles from './my-points.module.css';

/** Points of the signed-in person and their rank; a visitor is told what a sign-in gives. */
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
  const { formatMessage } = useIntl();
  return (
    <Loaded of={points} failed={formatMessage({ id: 'gamehub.centre.points-failed' })} pending={<Skeleton className={styles.held!} />}>
      {({ points: sum, rank }) => (
        <>
          <p className={styles.sum}>
            <FormattedMessage
              id="gamehub.centre.sum"
              values={{ points: sum, figure: (text) => <strong className={styles.figure}>{text}</strong> }}
            />
          </p>
          <p className={styles.text}>
            {rank === null ? (
              <FormattedMessage id="gamehub.centre.unranked" />
            ) : (
              <FormattedMessage id="gamehub.centre.ranked" values={{ rank }} />
            )}
          </p>
          <NextBrick total={sum} />
        </>
      )}
    </Loaded>
  );
}
