import { FormattedMessage } from 'react-intl';
import styles from './settings-delete.module.css';

const LOST = ['profile', 'entry', 'bricks', 'games', 'invites'];
const KEPT = ['bookings', 'address'];

/** What is lost by a deletion, and what stays without a name. */
export function Losses() {
  return (
    <>
      <Things title="settings.delete.lost" ids={LOST} />
      <Things title="settings.delete.kept" ids={KEPT} />
    </>
  );
}

function Things({ title, ids }: { title: string; ids: readonly string[] }) {
  return (
    <div className={styles.things}>
      <h3 className={styles.heading}>
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
