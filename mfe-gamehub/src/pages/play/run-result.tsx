import { Button, Icon, Tag } from '@mortar/ui';
import { useUnit } from 'effector-react';
import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import { $startRefusal } from './game.ts';
import { $runResult, sendingWanted, type CountedRun, type RunResult as Result } from './results.ts';
import styles from './run-result.module.css';

/** What came of the last run, or why none began. Readers hear each change. */
export function RunResult() {
  const { result, refusal, send } = useUnit({ result: $runResult, refusal: $startRefusal, send: sendingWanted });
  return (
    <div role="status" className={styles.place}>
      {refusal && (
        <Note tone="warn" title={<FormattedMessage id="gamehub.play.notStarted" />}>
          {refusal.reason ?? <FormattedMessage id="gamehub.play.notStarted.text" />}
        </Note>
      )}
      {!refusal && result && (result.state === 'counted' ? <Gained {...result.run} /> : <Waiting result={result} onSend={send} />)}
    </div>
  );
}

function Waiting({ result, onSend }: { result: Exclude<Result, { state: 'counted' }>; onSend: () => void }) {
  return (
    <Note
      tone={result.state === 'sending' || result.state === 'settled' ? 'calm' : 'warn'}
      {...('score' in result && { score: result.score })}
      title={<FormattedMessage id={`gamehub.play.${result.state}`} />}
    >
      {result.state === 'kept' && <FormattedMessage id="gamehub.play.kept.text" />}
      {result.state === 'refused' && result.reason}
      {result.state === 'kept' && (
        <Button icon="retry" onClick={() => onSend()}>
          <FormattedMessage id="gamehub.play.again" />
        </Button>
      )}
    </Note>
  );
}

function Gained({ score, isBest, points, bricks }: CountedRun) {
  return (
    <Note tone="good" score={score} title={<FormattedMessage id="gamehub.play.counted" />}>
      <ul className={styles.gains}>
        {isBest && (
          <li>
            <Tag tone="glaze">
              <FormattedMessage id="gamehub.play.newBest" />
            </Tag>
          </li>
        )}
        <li className={styles.gain}>
          {points > 0 ? (
            <FormattedMessage id="gamehub.play.gained" values={{ count: points }} />
          ) : (
            <FormattedMessage id="gamehub.play.none" />
          )}
        </li>
        {bricks > 0 && (
          <li className={styles.gain} data-bricks>
            <Icon name="brick" size={16} />
            <FormattedMessage id="gamehub.play.bricks" values={{ count: bricks }} />
          </li>
        )}
      </ul>
    </Note>
  );
}

interface NoteProps {
  tone: 'calm' | 'good' | 'warn';
  score?: number;
  title: ReactNode;
  children: ReactNode;
}

function Note({ tone, score, title, children }: NoteProps) {
  return (
    <section className={styles.note} data-tone={tone}>
      <p className={styles.title}>{title}</p>
      {score !== undefined && (
        <p className={styles.score}>
          <FormattedMessage id="gamehub.play.score" values={{ score }} />
        </p>
      )}
      <div className={styles.text}>{children}</div>
    </section>
  );
}
