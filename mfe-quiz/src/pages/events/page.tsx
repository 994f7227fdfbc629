import { createLoader, Paged } from '@mortar/remote-kit';
import { EmptyState, Skeleton } from '@mortar/ui';
import { useUnit } from 'effector-react';
import { FormattedMessage, useIntl } from 'react-intl';
import { comingEvents, pastEvents } from '#entities/event';
import { QuizFrame } from '../../lib/quiz-frame.tsx';
import { EventItem } from './event-item.tsx';
import { eventsOpened } from './model.ts';
import { Office } from './office.tsx';
import styles from './page.module.css';

export const loader = createLoader(eventsOpened);

/** `/quiz/events`: live events to come, and those that are over; operators schedule them here. */
export function Page() {
  const { formatMessage } = useIntl();
  const coming = useUnit(comingEvents.$data);
  return (
    <QuizFrame width="text" title={<FormattedMessage id="quiz.events.title" />} lede={<FormattedMessage id="quiz.events.lede" />}>
      {coming?.office && <Office />}
      <section aria-labelledby="coming">
        <h2 id="coming" className={styles.title}>
          <FormattedMessage id="quiz.events.coming" />
        </h2>
        <Paged
          of={comingEvents}
          failed={formatMessage({ id: 'quiz.events.failed' })}
          headingLevel={3}
          pending={<Skeleton shape="text" lines={6} />}
          empty={() => (
            <EmptyState headingLevel={3} title={formatMessage({ id: 'quiz.events.none' })}>
              <FormattedMessage id="quiz.events.none.text" />
            </EmptyState>
          )}
        >
          {({ items, office }) => (
            <ol className={styles.events}>
              {items.map((event) => (
                <EventItem key={event.eventid} event={event} canCancel={office} />
              ))}
            </ol>
          )}
        </Paged>
      </section>
      <section aria-labelledby="past">
        <h2 id="past" className={styles.title}>
          <FormattedMessage id="quiz.events.past" />
        </h2>
        <Paged
          of={pastEvents}
          failed={formatMessage({ id: 'quiz.events.failed' })}
          headingLevel={3}
          pending={<Skeleton shape="text" lines={6} />}
          empty={() => (
            <p className={styles.note}>
              <FormattedMessage id="quiz.events.past.none" />
            </p>
          )}
        >
          {({ items }) => (
            <ol className={styles.events}>
              {items.map((event) => (
                <EventItem key={event.eventid} event={event} canCancel={false} />
              ))}
            </ol>
          )}
        </Paged>
      </section>
    </QuizFrame>
  );
}
