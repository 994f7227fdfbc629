import { FormattedMessage } from 'react-intl';
import styles from './settings-delete.module.css';

const LOST = ['profile', 'entry', 'bricks', 'games', 'invites'];
const KEPT = ['bookings', 'address'];

/** What is lost by a deletion, and what stays without a name. It takes the focus: the button that opened it is gone. */
export function Losses() {
  return (
    <>
      <Things title="settings.delete.lost" ids={LOST} isFirst />
      <Things title="settings.delete.kept" ids={KEPT} />
    </>
  );
}

const focusAtOnce = (heading: HTMLElement | null) => heading?.focus();

function Things({ title, ids, isFirst }: { title: string; ids: readonly string[]; isFirst?: boolean }) {
  return (
    <div className={styles.things}>
      <h3 className={styles.heading} {...(isFirst && { tabIndex: -1, ref: focusAtOnce })}>
        <FormattedMessage id={title} />
      </h3>
      <ul className={styles.list}>
        {ids.map((id) => (
          <li key={id}>
            <FormattedMessage id={`${title}.${id}`} />
          </li>
        ))}
      </ul>
    </div>
  );
}
