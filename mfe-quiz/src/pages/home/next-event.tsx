import { Button } from '@mortar/ui';
import { useUnit } from 'effector-react';
import { FormattedMessage, FormattedDate } from 'react-intl';
import { Link } from 'react-router';
import { nextEvent } from '#entities/event';
import { Remind } from '#features/remind';
import { TimeTo } from '../../lib/time-to.tsx';
import styles from './next-event.module.css';

/** The next live event: when it begins, and the way into it. Nothing while none is to come. */
export function NextEvent() {
  const list = useUnit(nextEvent.$data);
  const event = list?.items[0];
  if (!list || !event) return null;
  const isOpen = event.phase !== 'planned';
  const opensAt = Date.parse(event.opensat);
  return (
    <section className={styles.card} aria-labelledby="next-event">
      <div className={styles.words}>
        <h2 id="next-event" className={styles.title}>
          <FormattedMessage id={isOpen ? 'quiz.event.now' : 'quiz.event.next'} />
        </h2>
        <p className={styles.text}>
          <FormattedMessage id="quiz.event.about" values={{ total: event.total, prize: event.prize }} />
        </p>
        <p className={styles.time}>
          {event.phase === 'planned' || event.phase === 'lobby' ? (
            <TimeTo until={opensAt} />
          ) : (
            <FormattedMessage id="quiz.event.running" values={{ players: event.players }} />
          )}
          <span className={styles.at}>
            <FormattedDate value={opensAt} weekday="short" hour="numeric" minute="2-digit" />
          </span>
        </p>
      </div>
      <div className={styles.ways}>
        <Button variant={isOpen ? 'primary' : 'secondary'} icon="users" render={<Link to={`/quiz/events/${event.eventid}`} />}>
          <FormattedMessage id={event.phase === 'lobby' ? 'quiz.event.go' : isOpen ? 'quiz.event.watch' : 'quiz.event.see'} />
        </Button>
        {!isOpen && <Remind eventid={event.eventid} reminded={event.reminded} />}
        <Link to="/quiz/events" className={styles.all}>
          <FormattedMessage id="quiz.event.all" />
        </Link>
      </div>
    </section>
  );
}
