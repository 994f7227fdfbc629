import { keepReferer, loginRequested } from '@mortar/host';
import { Button } from '@mortar/ui';
import { useUnit } from 'effector-react';
import { FormattedMessage } from 'react-intl';
import { Link } from 'react-router';
import styles from './keep-run.module.css';

/** The page that takes up a visitor's run once they have an account. */
const PLAY = '/quiz/play';

/** The ways to an account, which lead back to the run; it becomes the person's own there. @param aim what the account is for */
export function KeepRun({ aim = 'keep' }: { aim?: 'keep' | 'go-on' }) {
  const askToLogIn = useUnit(loginRequested);
  const search = `?${new URLSearchParams({ path: PLAY })}`;
  return (
    <div className={styles.ways}>
      <Button variant="primary" size="large" stretch render={<Link to={{ pathname: '/reg', search }} onClick={() => keepReferer(PLAY)} />}>
        <FormattedMessage id={aim === 'keep' ? 'quiz.keep.save' : 'quiz.keep.sign-up'} />
      </Button>
      <Button
        variant="quiet"
        onClick={() => {
          keepReferer(PLAY);
          askToLogIn({ path: PLAY });
        }}
      >
        <FormattedMessage id="quiz.keep.login" />
      </Button>
    </div>
  );
}
