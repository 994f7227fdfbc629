import type { EventMe } from '@mortar/protocol/quiz';
import { FailureText } from '@mortar/remote-kit';
import { Button } from '@mortar/ui';
import { useUnit } from 'effector-react';
import { useEffect } from 'react';
import { FormattedMessage } from 'react-intl';
import { offersWanted } from '#entities/cards';
import { $eventFailure, $isReviving, revived } from '#entities/event';
import { PayCard } from '#features/pay-card';
import styles from './page.module.css';

/** The way back for who just went out: once an event, by a card that they have or buy now. */
export function Revival({ me }: { me: EventMe }) {
  const { isBusy, failure, revive, want } = useUnit({ isBusy: $isReviving, failure: $eventFailure, revive: revived, want: offersWanted });
  useEffect(() => {
    if (!me.revived && me.cards === 0) want();
  }, [me.revived, me.cards, want]);
  if (me.revived) {
    return (
      <p className={styles.note}>
        <FormattedMessage id="quiz.event.revival.used" />
      </p>
    );
  }
  return (
    <section className={styles.sheet} aria-labelledby="revival">
      <h2 id="revival" className={styles.sheetTitle}>
        <FormattedMessage id="quiz.event.revival" />
      </h2>
      {me.cards > 0 ? (
        <Button variant="primary" size="large" stretch icon="retry" loading={isBusy} onClick={() => revive()}>
          <FormattedMessage id="quiz.failed.revive" values={{ held: me.cards }} />
        </Button>
      ) : (
        <PayCard card="revival" variant="primary" onBought={() => revive()} />
      )}
      {failure && <FailureText failure={failure} />}
    </section>
  );
}
