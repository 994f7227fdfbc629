import { Tag } from '@mortar/ui';
import { FormattedDate, FormattedMessage } from 'react-intl';
import { ActivityLink } from './activity-link.tsx';
import type { Activity } from './model.ts';
import styles from './settings-activities.module.css';

/** One activity: how far it is, since when the person is in it, and their link while it goes on. */
export function ActivityRow({ activity: { denet, title, joined, target, ended, joinedat } }: { activity: Activity }) {
  return (
    <li className={styles.activity}>
      <p className={styles.name}>
        {title}{' '}
        {ended && (
          <Tag>
            <FormattedMessage id="settings.activities.ended" />
          </Tag>
        )}
      </p>
      <p className={styles.note}>
        <FormattedMessage
          id="settings.activities.joined"
          values={{ joined, target, since: <FormattedDate value={joinedat} dateStyle="medium" /> }}
        />
      </p>
      {!ended && <ActivityLink denet={denet} title={title} />}
    </li>
  );
}
