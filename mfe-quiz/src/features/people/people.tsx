import type { EventNow } from '@mortar/protocol/quiz';
import { Avatar } from '@mortar/ui/data';
import { FormattedMessage } from 'react-intl';
import styles from './people.module.css';

interface Props {
  people: EventNow['people'];
  /** How many there are, of whom these are some. */
  all: number;
}

/** Winners of an event by name; the rest as a number. */
export function People({ people, all }: Props) {
  const shown = people.slice(0, all);
  if (shown.length === 0) return null;
  return (
    <ul className={styles.people}>
      {shown.map(({ uid, username, headimgurl }, index) => (
        <li key={uid || index} className={styles.person}>
          <Avatar name={username} seed={uid || String(index)} src={headimgurl || null} size={32} decorative />
          {uid ? <bdi className={styles.name}>{username}</bdi> : <FormattedMessage id="quiz.rank.hidden" />}
        </li>
      ))}
      {all > shown.length && (
        <li className={styles.person}>
          <FormattedMessage id="quiz.event.more" values={{ count: all - shown.length }} />
        </li>
      )}
    </ul>
  );
}
