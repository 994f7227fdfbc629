import { loginRequested } from '@mortar/host';
import { Button } from '@mortar/ui';
import { useUnit } from 'effector-react';
import { FormattedMessage } from 'react-intl';
import styles from './invitation.module.css';

/** What a visitor sees in the place of points: a run needs a person whose it is (spec §6). */
export function Invitation() {
  const askToLogIn = useUnit(loginRequested);
  return (
    <section className={styles.invitation}>
      <div>
        <h2 className={styles.title}>
          <FormattedMessage id="gamehub.play.visitor" />
        </h2>
        <p className={styles.text}>
          <FormattedMessage id="gamehub.play.visitor.text" />
        </p>
      </div>
      <Button icon="user" onClick={() => askToLogIn({})}>
        <FormattedMessage id="gamehub.play.login" />
      </Button>
    </section>
  );
}
