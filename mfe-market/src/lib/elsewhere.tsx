import { FormattedMessage } from 'react-intl';
import { leavingPath } from './explorer.ts';
import styles from './elsewhere.module.css';

/** A way to somebody else's place, named by where it leads. @param id of a text with `place` */
export function Elsewhere({ id, to }: { id: string; to: string }) {
  return (
    <a href={leavingPath(to)} target="_blank" rel="noopener noreferrer nofollow" className={styles.link}>
      <FormattedMessage id={id} values={{ place: new URL(to).host }} />
    </a>
  );
}
