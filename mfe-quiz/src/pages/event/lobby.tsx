import { FailureText } from '@mortar/remote-kit';
import { Button, Icon } from '@mortar/ui';
import { AvatarGroup } from '@mortar/ui/data';
import { useUnit } from 'effector-react';
import { FormattedMessage, useIntl } from 'react-intl';
import { Link } from 'react-router';
import { $eventFailure, $isEntering, entered } from '#entities/event';
import { Remind } from '#features/remind';
import { SoundSwitch } from '../../lib/sound-switch.tsx';
import { TimeTo } from '../../lib/time-to.tsx';
import type { Room } from './event-room.tsx';
import styles from './page.module.css';
import { Watching } from './watching.tsx';

const SECOND_MS = 1000;

/** Before an event: when it begins, who is there, and the one press that enters. */
export function Lobby({ plan, event, me }: Room) {
  const { formatMessage } = useIntl();
  const { isEntering, failure, enter } = useUnit({ isEntering: $isEntering, failure: $eventFailure, enter: entered });
  const isOpen = event.phase === 'lobby';
  const rules = { total: plan.total, seconds: plan.answerms / SECOND_MS, prize: plan.prize };
  return (
    <section className={styles.lobby} aria-labelledby="event">
      <div className={styles.line}>
        <p className={styles.topic}>
          <FormattedMessage id={isOpen ? 'quiz.event.lobby' : 'quiz.event.next'} />
        </p>
        <SoundSwitch />
      </div>
      <h1 id="event" className={styles.title}>
        <FormattedMessage id="quiz.event.title" />
      </h1>
      <p className={styles.big}>
        <TimeTo until={Date.parse(plan.opensat)} />
      </p>
      <p className={styles.why}>
        <FormattedMessage id="quiz.event.rules" values={rules} />
      </p>
      {isOpen && (
        <p role="status" className={styles.people}>
          {event.people.length > 0 && (
            <AvatarGroup
              label={event.people
                .map(({ username }) => username)
                .filter(Boolean)
                .join(', ')}
              people={event.people.map(({ uid, username, headimgurl }, index) => ({
                key: uid || String(index),
                seed: uid || String(index),
                name: username,
                src: headimgurl || null,
              }))}
              shown={6}
            />
          )}
          <FormattedMessage id="quiz.event.present" values={{ players: event.players }} />
        </p>
      )}
      {isOpen && me?.standing === 'in' && (
        <p role="status" className={styles.inside}>
          <Icon name="check" size={20} />
          <FormattedMessage id="quiz.event.inside" />
        </p>
      )}
      {isOpen && me?.standing === 'none' && (
        <Button variant="primary" size="large" stretch icon="play" loading={isEntering} onClick={() => enter()}>
          <FormattedMessage id="quiz.event.enter" />
        </Button>
      )}
      {failure && <FailureText failure={failure} />}
      {!me && <Watching me={me} hasBegun={false} />}
      {!isOpen && (
        <div className={styles.ways}>
          <Remind eventid={plan.eventid} reminded={me?.reminded ?? false} />
          <p className={styles.note}>
            <FormattedMessage id="quiz.event.opens" values={{ minutes: (Date.parse(plan.opensat) - Date.parse(plan.lobbyat)) / 60_000 }} />
          </p>
        </div>
      )}
      <details className={styles.fair}>
        <summary>
          <FormattedMessage id="quiz.event.fair" />
        </summary>
        <p className={styles.note}>
          <FormattedMessage
            id="quiz.event.fair.text"
            values={{
              link: (words) => (
                <Link key="fair" to="/quiz/fairness">
                  {words}
                </Link>
              ),
            }}
          />
        </p>
        <code lang="en" aria-label={formatMessage({ id: 'quiz.event.commit' })} className={styles.hash}>
          {plan.commit}
        </code>
      </details>
    </section>
  );
}
