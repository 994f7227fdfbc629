import { createLoader, Loaded } from '@mortar/remote-kit';
import { Button, Skeleton } from '@mortar/ui';
import type { Output } from '@mortar/protocol';
import type { getShare } from '@mortar/protocol/quiz';
import { useUnit } from 'effector-react';
import { FormattedMessage, useIntl } from 'react-intl';
import { Link, useParams } from 'react-router';
import { marksOfScore } from '#entities/result';
import { BrickRow } from '../../lib/brick-row.tsx';
import { QuizFrame } from '../../lib/quiz-frame.tsx';
import { RoundDate } from '../../lib/round-date.tsx';
import { shared } from './model.ts';
import styles from './page.module.css';

export const loader = createLoader(shared.wanted, ({ params }) => ({ shareid: params['share'] ?? '' }));

type Shared = Output<typeof getShare>;

/** `/quiz/share/<id>`: how somebody's run went, without what was asked, and the way to one's own. */
export function Page() {
  const { formatMessage } = useIntl();
  const { share } = useParams();
  const { found, answered } = useUnit({ found: shared.$data, answered: shared.$answered });
  const isThis = answered?.params.shareid === share;
  const run = isThis ? found : null;
  return (
    <QuizFrame
      title={
        run?.name ? (
          <FormattedMessage id="quiz.shared.of" values={{ name: <bdi key="name">{run.name}</bdi> }} />
        ) : (
          <FormattedMessage id="quiz.shared.title" />
        )
      }
      lede={run ? <RoundDate id={run.roundid} /> : <FormattedMessage id="quiz.shared.lede" />}
    >
      <Loaded
        of={shared}
        is={() => isThis}
        failed={formatMessage({ id: 'quiz.shared.failed' })}
        gone={{ title: formatMessage({ id: 'quiz.shared.gone' }), back: { to: '/quiz', label: formatMessage({ id: 'quiz.gone.today' }) } }}
        headingLevel={2}
        pending={<Skeleton shape="text" lines={4} />}
      >
        {(one) => <SharedRun run={one} />}
      </Loaded>
    </QuizFrame>
  );
}

function SharedRun({ run: { marks, total, right, points, streak } }: { run: Shared }) {
  return (
    <section className={styles.run}>
      <p className={styles.score}>
        <FormattedMessage id="quiz.shared.score" values={{ right, total }} />
      </p>
      <BrickRow marks={marksOfScore(marks, total)} size="large" />
      <p className={styles.facts}>
        <FormattedMessage id="quiz.shared.points" values={{ points, streak }} />
      </p>
      <div>
        <Button variant="primary" size="large" render={<Link to="/quiz/play" />}>
          <FormattedMessage id="quiz.shared.play" />
        </Button>
      </div>
    </section>
  );
}
