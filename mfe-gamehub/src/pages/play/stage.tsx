import { ErrorState, Skeleton } from '@mortar/ui';
import { useUnit } from 'effector-react';
import { useEffect, useRef, useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { $runResult } from '#entities/run';
import { $isPlaying } from './game.ts';
import { ResultCard } from './result-card.tsx';
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

/** The game in a frame that can run scripts and nothing else: no origin, no cookies, no way out. What a run brought lies over it. */
function Frame({ id, name, source, onLeave, onFailure }: Props & { onFailure: () => void }) {
  const { result, isPlaying } = useUnit({ result: $runResult, isPlaying: $isPlaying });
  const { frame, isReady, again } = useGame({ id, onLeave, onFailure });
  const { formatMessage } = useIntl();
  const shown = isPlaying ? null : result;
  const wasShown = useRef(false);
  useEffect(() => {
    if (wasShown.current && shown === null) frame.current?.focus();
    wasShown.current = shown !== null;
  }, [frame, shown]);
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
        inert={shown !== null}
      />
      {!isReady && <Skeleton className={styles.waiting} />}
      {shown && <ResultCard result={shown} game={{ id, name }} onAgain={again} />}
    </div>
  );
}
