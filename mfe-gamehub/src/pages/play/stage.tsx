import { ErrorState, Skeleton } from '@mortar/ui';
import { useState } from 'react';
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

/** The place of the game; where it does not answer, a way to open it once more. */
export function Stage(props: Props) {
  const [hasFailed, setHasFailed] = useState(false);
  const { formatMessage } = useIntl();
  if (!hasFailed) return <Frame {...props} onFailure={() => setHasFailed(true)} />;
  return (
    <div className={styles.stage}>
      <ErrorState
        className={styles.failure}
        title={formatMessage({ id: 'gamehub.play.failed' })}
        retry={{ label: formatMessage({ id: 'gamehub.play.retry' }), onRetry: () => setHasFailed(false) }}
      >
        <FormattedMessage id="gamehub.play.failed.text" />
      </ErrorState>
    </div>
  );
}

/** The game in a frame that can run scripts and nothing else: no origin, no cookies, no way out. */
function Frame({ id, name, source, onLeave, onFailure }: Props & { onFailure: () => void }) {
  const { frame, isReady } = useGame({ id, onLeave, onFailure });
  const { formatMessage } = useIntl();
  return (
    <div className={styles.stage} aria-busy={!isReady}>
      <iframe
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
