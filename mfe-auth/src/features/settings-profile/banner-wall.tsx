import { useId } from 'react';
import styles from './settings-profile.module.css';

/** A wall in running bond where no banner is. It is decoration. */
export function BannerWall() {
  const id = useId();
  return (
    <svg className={styles.wall} aria-hidden focusable="false">
      <pattern id={id} width="86" height="42" patternUnits="userSpaceOnUse">
        <path className={styles.joints} d="M0 20h86M0 41h86M42 -1v21M85 -1v21M21 21v20M64 21v20" />
      </pattern>
      <rect width="100%" height="100%" fill={`url(#${id})`} />
    </svg>
  );
}
