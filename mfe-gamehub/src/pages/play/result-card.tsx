import { Button, Tag } from '@mortar/ui';
import { CountUp } from '@mortar/ui/rewards';
import { useUnit } from 'effector-react';
import { useRef, type AnimationEvent } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { NextBrick } from '#entities/points';
import { sendingWanted, type CountedRun, type RunResult } from '#entities/run';
import { BrickGain } from './brick-gain.tsx';
import { PlaceChange } from './place-change.tsx';
import styles from './result-card.module.css';
import { ShareResult } from './share-result.tsx';
import { SignUpToKeep } from './sign-up-to-keep.tsx';

/** The game shows its own end first; the same stands in the style sheet. */
const SHOWN_AFTER_MS = 900;

interface Props {
  result: RunResult;
  game: { id: string; name: string };
  onAgain: () => void;
}

/** What came of the last run, over the game that is over. It takes the focus once it has come, so that Enter plays again. */
export function ResultCard({ result, game, onAgain }: Props) {
  const send = useUnit(sendingWanted);
  const again = useRef<HTMLButtonElement>(null);
  const run = 'run' in result ? result.run : null;
  const isOpen = result.state === 'unclaimed';
  const focus = ({ target, currentTarget }: AnimationEvent) => {
    if (target === currentTarget) again.current?.focus({ preventScroll: true });
  };
  return (
    <div className={styles.place} onAnimationEnd={focus}>
      <section className={styles.card} aria-labelledby="result">
        <div role="status" className={styles.news}>
          <h2 id="result" className={styles.title}>
            <FormattedMessage id={`gamehub.play.${result.state}`} />
          </h2>
          <Score result={result} />
          {result.state === 'kept' && <FormattedMessage id="gamehub.play.kept.text" />}
          {result.state === 'refused' && result.reason}
          {run && <Gains run={run} game={game} isOpen={isOpen} />}
        </div>
        {run && <NextBrick total={run.total} left={run.bricksleft} />}
        <div className={styles.actions}>
          {isOpen && <SignUpToKeep gameId={game.id} variant="primary" />}
          {result.state === 'kept' && (
            <Button icon="retry" onClick={() => send()}>
              <FormattedMessage id="gamehub.play.again" />
            </Button>
          )}
          <div className={styles.row}>
            <Button ref={again} variant={isOpen ? 'secondary' : 'primary'} icon="play" stretch onClick={onAgain}>
              <FormattedMessage id="gamehub.play.replay" />
            </Button>
            {run && run.score > 0 && <ShareResult run={run} place={isOpen ? null : run.place.now} game={game} />}
          </div>
        </div>
      </section>
    </div>
  );
}

function Score({ result }: { result: RunResult }) {
  const { formatNumber } = useIntl();
  const score = 'run' in result ? result.run.score : 'score' in result ? result.score : null;
  if (score === null) return null;
  return (
    <p className={styles.score}>
      <CountUp value={score} format={formatNumber} delayMs={SHOWN_AFTER_MS} />
      {result.state === 'counted' && result.run.isBest && (
        <Tag tone="glaze">
          <FormattedMessage id="gamehub.play.newBest" />
        </Tag>
      )}
    </p>
  );
}

function Gains({ run, game, isOpen }: { run: CountedRun; game: Props['game']; isOpen: boolean }) {
  const { formatMessage } = useIntl();
  return (
    <>
      <ul className={styles.gains}>
        <li className={styles.gain}>
          {run.points > 0 ? (
            <CountUp
              value={run.points}
              delayMs={SHOWN_AFTER_MS}
              format={(count) => formatMessage({ id: 'gamehub.play.gained' }, { count })}
            />
          ) : (
            <FormattedMessage id="gamehub.play.none" />
          )}
        </li>
        {run.bricks > 0 && <BrickGain count={run.bricks} />}
      </ul>
      <PlaceChange run={run} board={game.name} isOpen={isOpen} />
    </>
  );
}
