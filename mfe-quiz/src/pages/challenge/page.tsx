import type { Output } from '@mortar/protocol';
import type { getChallenge } from '@mortar/protocol/quiz';
import { createLoader, Loaded } from '@mortar/remote-kit';
import { Skeleton } from '@mortar/ui';
import { useUnit } from 'effector-react';
import { FormattedMessage, useIntl } from 'react-intl';
import { challenge, opened, ScoreCard } from '#entities/challenge';
import { QuizFrame } from '../../lib/quiz-frame.tsx';
import { RoundDate } from '../../lib/round-date.tsx';
import { Beside } from './beside.tsx';
import { Invitation } from './invitation.tsx';
import styles from './page.module.css';
import { Takers } from './takers.tsx';

export const loader = createLoader(opened, ({ params }) => ({ challengeid: params['challenge'] ?? '' }));

/** `/quiz/challenge/<id>`: a friend's run to play, and afterwards both results beside each other. */
export function Page() {
  const { formatMessage } = useIntl();
  const data = useUnit(challenge.$data);
  return (
    <QuizFrame title={<Title of={data} />} lede={data ? <RoundDate id={data.roundid} /> : <FormattedMessage id="quiz.challenge.lede" />}>
      <Loaded
        of={challenge}
        failed={formatMessage({ id: 'quiz.challenge.failed' })}
        gone={{
          title: formatMessage({ id: 'quiz.challenge.gone' }),
          back: { to: '/quiz', label: formatMessage({ id: 'quiz.gone.today' }) },
        }}
        headingLevel={2}
        pending={<Skeleton shape="text" lines={6} />}
      >
        {(one) => (
          <div className={styles.room}>
            <Standing challenge={one} />
            <Takers />
          </div>
        )}
      </Loaded>
    </QuizFrame>
  );
}

type Challenge = Output<typeof getChallenge>;

function Title({ of }: { of: Challenge | null }) {
  if (of?.score.isme) return <FormattedMessage id="quiz.challenge.mine" />;
  if (!of?.score.username) return <FormattedMessage id="quiz.challenge.somebody" />;
  return <FormattedMessage id="quiz.challenge.of" values={{ name: <bdi key="name">{of.score.username}</bdi> }} />;
}

function Standing({ challenge: one }: { challenge: Challenge }) {
  const { run, score } = one;
  const isOver = run?.status === 'won' || run?.status === 'lost' || run?.status === 'expired';
  if (run && isOver) return <Beside challenge={one} run={run} />;
  if (!score.isme) return <Invitation challenge={one} />;
  return (
    <div className={styles.cards}>
      <ScoreCard score={score} />
    </div>
  );
}
