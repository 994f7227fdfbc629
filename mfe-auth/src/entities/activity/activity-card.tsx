import { Progress } from '@mortar/ui/data';
import { useUnit } from 'effector-react';
import { FormattedMessage, useIntl } from 'react-intl';
import { $activityProgress } from './model.ts';
import styles from './activity-card.module.css';

/** The activity that a sign-up goes through: its name, who joined, how many it wants. */
export function ActivityCard() {
  const { formatMessage, locale } = useIntl();
  const progress = useUnit($activityProgress);
  if (!progress) return null;
  const { title, joined, target, ended } = progress;
  return (
    <div className={styles.card}>
      <Progress
        label={title}
        value={target > 0 ? joined / target : null}
        locale={locale}
        valueText={formatMessage({ id: 'auth.activity.joined' }, { joined, target })}
      />
      <p className={styles.text}>
        <FormattedMessage id={ended ? 'auth.activity.ended' : 'auth.activity.note'} />
      </p>
    </div>
  );
}
