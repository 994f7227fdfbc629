import { keepReferer, loginRequested } from '@mortar/host';
import { Button, type ButtonProps } from '@mortar/ui';
import { useUnit } from 'effector-react';
import { FormattedMessage } from 'react-intl';
import { Link } from 'react-router';
import { $unclaimedPoints } from '#entities/run';
import styles from './sign-up-to-keep.module.css';

/** The ways to an account, which lead back to the game; what was played is claimed there. */
export function SignUpToKeep({ gameId, variant }: { gameId: string; variant: NonNullable<ButtonProps['variant']> }) {
  const { points, askToLogIn } = useUnit({ points: $unclaimedPoints, askToLogIn: loginRequested });
  const path = `/games/${gameId}`;
  const search = `?${new URLSearchParams({ path })}`;
  return (
    <div className={styles.ways}>
      <Button variant={variant} stretch render={<Link to={{ pathname: '/reg', search }} onClick={() => keepReferer(path)} />}>
        {points > 0 ? (
          <FormattedMessage id="gamehub.play.keep" values={{ count: points }} />
        ) : (
          <FormattedMessage id="gamehub.play.keepScore" />
        )}
      </Button>
      <Button variant="quiet" onClick={() => askToLogIn({})}>
        <FormattedMessage id="gamehub.play.login" />
      </Button>
    </div>
  );
}
