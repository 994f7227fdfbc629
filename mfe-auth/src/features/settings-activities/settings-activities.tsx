import { useUnit } from 'effector-react';
import { FormattedMessage } from 'react-intl';
import { NotYet } from '../../lib/not-yet.tsx';
import { Panel } from '../../lib/panel.tsx';
import { ActivityRow } from './activity-row.tsx';
import { $activities, $failure, $isLoading, activitiesWanted } from './model.ts';
import styles from './settings-activities.module.css';

/** Activities that the person joined; whoever joined none sees nothing of them. */
export function ActivitySettings() {
  const { activities, failure, isLoading, want } = useUnit({
    activities: $activities,
    failure: $failure,
    isLoading: $isLoading,
    want: activitiesWanted,
  });
  if (activities ? activities.length === 0 : !failure) return null;
  return (
    <Panel title={<FormattedMessage id="settings.activities.title" />} lede={<FormattedMessage id="settings.activities.lede" />}>
      {activities ? (
        <ul className={styles.activities}>
          {activities.map((activity) => (
            <ActivityRow key={activity.denet} activity={activity} />
          ))}
        </ul>
      ) : (
        <NotYet failure={failure} isLoading={isLoading} onRetry={want} />
      )}
    </Panel>
  );
}
