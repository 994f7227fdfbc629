import { ErrorState, Skeleton } from '@mortar/ui';
import { FormattedMessage, useIntl } from 'react-intl';
import styles from './stage.module.css';
import { useGame } from './use-game.ts';

interface Props {
  id: string;
  name: string;
  /** Address of the game's document. */
  source: string;
  onLeave: () => void;
}

/** The game in a frame that can run scripts and nothing else: no origin, no cookies, no way out. */
export function Stage({ id, name, source, onLeave }: Props) {
  const { frame, isReady, hasFailed, attempt, reopen } = useGame(id, onLeave);
  const { formatMessage } = useIntl();
  if (hasFailed) {
    return (
      <div className={styles.stage}>
        <ErrorState
          title={formatMessage({ id: 'gamehub.play.failed' })}
          retry={{ label: formatMessage({ id: 'gamehub.play.retry' }), onRetry: reopen }}
        >
          <FormattedMessage id="gamehub.play.failed.text" />
        </ErrorState>
      </div>
    );
  }
  return (
    <div className={styles.stage} aria-busy={!isReady}>
      <iframe
        key={attempt}
        ref={frame}
        title={formatMessage({ id: 'gamehub.play.frame' }, { game: name })}
        src={source}
        sandbox="allow-scripts"
        referrerPolicy="no-referrer"
        className={styles.frame}
        data-ready={isReady || undefined}
      />
      {!isReady && <Skeleton className={styles.waiting} />}
    </div>
  );
}
