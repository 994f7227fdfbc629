import type { AreaState } from '@mortar/host';
import { FormattedMessage } from 'react-intl';
import styles from './state-label.module.css';

interface Props {
  area: AreaState;
}

/** Whether the area runs, in a word and a mark, and which version visitors get. */
export function StateLabel({ area }: Props) {
  return (
    <span className={styles.state} data-state={area.state}>
      <span className={styles.word}>
        <FormattedMessage id={`gamehub.state.${area.state}`} />
      </span>
      {area.version && <bdi className={styles.version}>{area.version}</bdi>}
    </span>
  );
}
