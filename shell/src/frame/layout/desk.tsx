import { Outlet } from 'react-router';
import { Docks } from '../../features/docks/index.ts';
import styles from './desk.module.css';

/** Page and docks beside each other, around the landing page and the app frame: what is open in the dock outlives both. */
export function Desk() {
  return (
    <div className={styles.desk}>
      <div className={styles.page}>
        <Outlet />
      </div>
      <Docks />
    </div>
  );
}
