import { keepReferer, loginRequested } from '@mortar/host';
import { Button } from '@mortar/ui';
import { useUnit } from 'effector-react';
import { FormattedMessage } from 'react-intl';
import { Link } from 'react-router';
import styles from './keep-run.module.css';

/** The page that takes up a visitor's run once they have an account. */
const PLAY = '/quiz/play';

/** The ways to an account, which lead back to the run; it becomes the person's own there. */
export function KeepRun({ variant = 'primary' }: { variant?: 'primary' | 'secondary' }) {
  const askToLogIn = useUnit(loginRequested);
  const search = `?${new URLSearchParams({ path: PLAY })}`;
  return (
    <div className={styles.ways}>
      <Button variant={variant} size="large" stretch render={<Link to={{ pathname: '/reg', search }} onClick={() => keepReferer(PLAY)} />}>
        <FormattedMessage id="quiz.keep.sign-up" />
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
