import { FormattedMessage } from 'react-intl';
import styles from './invitation.module.css';
import { SignUpToKeep } from './sign-up-to-keep.tsx';

/** What a visitor sees in the place of their stats: what an account brings. */
export function Invitation({ gameId }: { gameId: string }) {
  return (
    <section className={styles.invitation}>
      <div className={styles.words}>
        <h2 className={styles.title}>
          <FormattedMessage id="gamehub.play.visitor" />
        </h2>
        <p className={styles.text}>
          <FormattedMessage id="gamehub.play.visitor.text" />
        </p>
      </div>
      <SignUpToKeep gameId={gameId} variant="secondary" />
    </section>
  );
}
