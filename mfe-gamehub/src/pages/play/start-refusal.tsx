import { useUnit } from 'effector-react';
import { FormattedMessage } from 'react-intl';
import { $startRefusal } from './game.ts';
import styles from './start-refusal.module.css';

/** Why no run began. Readers hear it. */
export function StartRefusal() {
  const refusal = useUnit($startRefusal);
  return (
    <div role="alert" className={styles.place}>
      {refusal && (
        <section className={styles.note}>
          <p className={styles.title}>
            <FormattedMessage id="gamehub.play.notStarted" />
          </p>
          <p>{refusal.reason ?? <FormattedMessage id="gamehub.play.notStarted.text" />}</p>
        </section>
      )}
    </div>
  );
}
