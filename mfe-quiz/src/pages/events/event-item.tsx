import { FailureText, useAction } from '@mortar/remote-kit';
import { Button, Tag } from '@mortar/ui';
import { useUnit } from 'effector-react';
import { FormattedDate, FormattedMessage } from 'react-intl';
import { Link } from 'react-router';
import { cancelFx, type ListedEvent } from '#entities/event';
import { Remind } from '#features/remind';
import { TimeTo } from '../../lib/time-to.tsx';
import styles from './page.module.css';

interface Props {
  event: ListedEvent;
  /** For operators, until it begins. */
  canCancel: boolean;
}

/** One event of a list: when it is, what it promises or brought, and the way into it. */
export function EventItem({ event, canCancel }: Props) {
  const cancel = useAction(useUnit(cancelFx));
  const { eventid, phase, opensat, total, prize, players, winners, share, entered, reminded } = event;
  const isToCome = phase === 'planned' || phase === 'lobby';
  return (
    <li className={styles.event}>
      <div className={styles.head}>
        <h3 className={styles.day}>
          <FormattedDate value={opensat} dateStyle="medium" timeStyle="short" />
        </h3>
        {entered && (
          <Tag tone="glaze">
            <FormattedMessage id={phase === 'ended' ? 'quiz.event.played' : 'quiz.event.entered'} />
          </Tag>
        )}
        {isToCome && (
          <span className={styles.countdown}>
            <TimeTo until={Date.parse(opensat)} />
          </span>
        )}
      </div>
      <p className={styles.note}>
        {phase === 'ended' ? (
          <FormattedMessage id="quiz.event.over" values={{ players, winners: winners ?? 0, share: share ?? 0 }} />
        ) : (
          <FormattedMessage id="quiz.event.about" values={{ total, prize }} />
        )}
      </p>
      <div className={styles.ways}>
        <Button
          variant={phase === 'lobby' ? 'primary' : 'secondary'}
          render={<Link to={phase === 'ended' ? `/quiz/events/${eventid}/result` : `/quiz/events/${eventid}`} />}
        >
          <FormattedMessage
            id={
              phase === 'ended'
                ? 'quiz.event.replay'
                : phase === 'planned'
                  ? 'quiz.event.see'
                  : phase === 'lobby'
                    ? 'quiz.event.go'
                    : 'quiz.event.watch'
            }
          />
        </Button>
        {phase === 'planned' && <Remind eventid={eventid} reminded={reminded} />}
        {canCancel && isToCome && (
          <Button variant="quiet" loading={cancel.isBusy} onClick={() => cancel.act({ eventid })}>
            <FormattedMessage id="quiz.event.cancel" />
          </Button>
        )}
      </div>
      {cancel.failure && <FailureText failure={cancel.failure} />}
    </li>
  );
}
