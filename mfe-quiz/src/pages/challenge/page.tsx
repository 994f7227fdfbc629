import type { Output } from '@mortar/protocol';
import type { getChallenge } from '@mortar/protocol/quiz';
import { createLoader, Loaded } from '@mortar/remote-kit';
import { Skeleton } from '@mortar/ui';
import { useUnit } from 'effector-react';
import { FormattedMessage, useIntl } from 'react-intl';
import { useParams } from 'react-router';
import { challenge, opened, ScoreCard } from '#entities/challenge';
import { isOver } from '#entities/round';
import { QuizFrame } from '../../lib/quiz-frame.tsx';
import { RoundDate } from '../../lib/round-date.tsx';
import { Beside } from './beside.tsx';
import { Invitation } from './invitation.tsx';
import styles from './page.module.css';
import { Takers } from './takers.tsx';

type Challenge = Output<typeof getChallenge>;

export const loader = createLoader(opened, ({ params }) => ({ challengeid: params['challenge'] ?? '' }));

/** `/quiz/challenge/<id>`: a friend's run to play, and afterwards both results beside each other. */
export function Page() {
  const { formatMessage } = useIntl();
  const { challenge: id } = useParams();
  const isThis = ({ challengeid }: Challenge) => challengeid === id;
  const found = useUnit(challenge.$data);
  const data = found && isThis(found) ? found : null;
  return (
    <QuizFrame title={<Title of={data} />} lede={data ? <RoundDate id={data.roundid} /> : <FormattedMessage id="quiz.challenge.lede" />}>
      <Loaded
        of={challenge}
        is={isThis}
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
            <Takers challenge={one} />
          </div>
        )}
      </Loaded>
    </QuizFrame>
  );
}

function Title({ of }: { of: Challenge | null }) {
  if (of?.score.isme) return <FormattedMessage id="quiz.challenge.mine" />;
  if (!of?.score.username) return <FormattedMessage id="quiz.challenge.somebody" />;
  return <FormattedMessage id="quiz.challenge.of" values={{ name: <bdi key="name">{of.score.username}</bdi> }} />;
}

function Standing({ challenge: one }: { challenge: Challenge }) {
  const { run, score } = one;
  if (run && isOver(run)) return <Beside challenge={one} run={run} />;
  if (!score.isme) return <Invitation challenge={one} />;
  return (
    <div className={styles.cards}>
      <ScoreCard score={score} />
    </div>
  );
}
