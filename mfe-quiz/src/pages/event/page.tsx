import { createLoader, Loaded } from '@mortar/remote-kit';
import { Button, Skeleton } from '@mortar/ui';
import { useUnit } from 'effector-react';
import { useEffect } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { Link, useParams } from 'react-router';
import { event, eventFollowed, eventLeft, eventOpened } from '#entities/event';
import { EventRoom } from './event-room.tsx';
import styles from './page.module.css';

export const loader = createLoader(eventOpened, ({ params }) => ({ eventid: params['event'] ?? '' }));

/** `/quiz/events/<event>`: a live event, from its lobby to its winners; whoever comes late, or has no account, watches. */
export function Page() {
  const { formatMessage } = useIntl();
  const { event: eventid = '' } = useParams();
  const { follow, leave } = useUnit({ follow: eventFollowed, leave: eventLeft });
  useEffect(() => {
    follow(eventid);
    return () => void leave(eventid);
  }, [eventid, follow, leave]);
  return (
    <div className={styles.place}>
      <Loaded
        of={event}
        is={({ plan }) => plan.eventid === eventid}
        failed={formatMessage({ id: 'quiz.event.failed' })}
        gone={{ title: formatMessage({ id: 'quiz.event.gone' }) }}
        headingLevel={1}
        pending={<Skeleton shape="text" lines={8} />}
      >
        {(seen) => <EventRoom {...seen} />}
      </Loaded>
      <Button variant="quiet" icon="arrow-left" className={styles.leave!} render={<Link to="/quiz/events" />}>
        <FormattedMessage id="quiz.event.back" />
      </Button>
    </div>
  );
}
