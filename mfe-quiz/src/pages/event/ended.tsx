import { Button, Icon } from '@mortar/ui';
import { useEffect, useRef } from 'react';
import { FormattedMessage } from 'react-intl';
import { Link } from 'react-router';
import { People } from '#features/people';
import type { Room } from './event-room.tsx';
import styles from './page.module.css';

/** The end of an event: its winners, what they get, and the way to all of its questions. */
export function Ended({ plan, event, me }: Room) {
  const title = useRef<HTMLHeadingElement>(null);
  useEffect(() => title.current?.focus({ preventScroll: true }), []);
  const winners = event.winners ?? 0;
  const isMine = me?.standing === 'in' && winners > 0;
  return (
    <section className={styles.lobby} aria-labelledby="event">
      <span className={styles.trophy} data-won={isMine || undefined}>
        <Icon name={winners > 0 ? 'brick' : 'minus'} size={40} />
      </span>
      <h1 ref={title} id="event" tabIndex={-1} className={styles.title}>
        <FormattedMessage id={isMine ? 'quiz.event.won' : 'quiz.event.winners'} values={{ winners }} />
      </h1>
      <p className={styles.why}>
        {winners > 0 ? (
          <FormattedMessage
            id={isMine && me?.won ? 'quiz.event.won.text' : 'quiz.event.share'}
            values={{ share: event.share ?? 0, winners, bricks: me?.won ?? 0 }}
          />
        ) : (
          <FormattedMessage id="quiz.event.nobody" />
        )}
      </p>
      <People people={event.people} all={winners} />
      <div className={styles.ways}>
        <Button variant="primary" render={<Link to={`/quiz/events/${plan.eventid}/result`} />}>
          <FormattedMessage id="quiz.event.replay" />
        </Button>
        <Button render={<Link to={`/quiz/verify/${plan.eventid}`} />}>
          <FormattedMessage id="quiz.verify.go" />
        </Button>
      </div>
    </section>
  );
}
