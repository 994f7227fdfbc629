import { Icon } from '@mortar/ui';
import { FormattedMessage } from 'react-intl';
import { BrickRow, type Mark } from '../../lib/brick-row.tsx';
import { SoundSwitch } from '../../lib/sound-switch.tsx';
import type { Room } from './event-room.tsx';
import styles from './page.module.css';

/** How far the event is, and how many are left. */
export function RoomHead({ plan: { total }, event: { no, alive, phase } }: Room) {
  const marks = Array.from({ length: total }, (_, index): Mark => {
    if (index + 1 > no) return 'open';
    return index + 1 === no && phase === 'asked' ? 'now' : 'passed';
  });
  return (
    <header className={styles.head}>
      <div className={styles.line}>
        <p className={styles.no}>
          <FormattedMessage id="quiz.no" values={{ no, total }} />
        </p>
        <p className={styles.alive}>
          <Icon name="users" size={16} />
          <FormattedMessage id="quiz.event.alive" values={{ alive }} />
        </p>
        <SoundSwitch />
      </div>
      <BrickRow marks={marks} />
    </header>
  );
}
