import { $isSignedIn } from '@mortar/host';
import { Loaded, createLoader, useSearch, useShow } from '@mortar/remote-kit';
import { Button, EmptyState, Skeleton } from '@mortar/ui';
import { Chip } from '@mortar/ui/data';
import { useUnit } from 'effector-react';
import { FormattedMessage, useIntl } from 'react-intl';
import { Link } from 'react-router';
import { TOPICS } from '#lib/topics';
import { QuizFrame } from '../../lib/quiz-frame.tsx';
import { questions } from './model.ts';
import styles from './page.module.css';
import { Round } from './round.tsx';
import { questionOf, readView, searchOfView } from './view.ts';

export const loader = createLoader(questions.wanted, ({ url }) => questionOf(readView(url.search)));

/** `/quiz/practice`: questions of rounds that have closed, without a clock and for no points. */
export function Page() {
  const { formatMessage } = useIntl();
  const view = readView(useSearch());
  const go = useShow();
  const isSignedIn = useUnit($isSignedIn);
  const isFiltered = view.topic !== null || view.mistakes;
  return (
    <QuizFrame width="text" title={<FormattedMessage id="quiz.practice.title" />} lede={<FormattedMessage id="quiz.practice.lede" />}>
      <div role="group" aria-label={formatMessage({ id: 'quiz.practice.topics' })} className={styles.filters}>
        {isSignedIn && (
          <Chip pressed={view.mistakes} onPressedChange={(mistakes) => go(searchOfView({ ...view, mistakes }))}>
            <FormattedMessage id="quiz.practice.mistakes" />
          </Chip>
        )}
        {TOPICS.map((topic) => (
          <Chip
            key={topic}
            pressed={view.topic === topic}
            onPressedChange={(on) => go(searchOfView({ ...view, topic: on ? topic : null }))}
          >
            <FormattedMessage id={`quiz.topic.${topic}`} />
          </Chip>
        ))}
      </div>
      <Loaded
        of={questions}
        failed={formatMessage({ id: 'quiz.practice.failed' })}
        headingLevel={2}
        pending={<Skeleton shape="text" lines={8} />}
      >
        {({ items }) =>
          items.length > 0 ? (
            <Round items={items} />
          ) : (
            <EmptyState
              headingLevel={2}
              kind={isFiltered ? 'filtered' : 'nothing'}
              title={formatMessage({ id: isFiltered ? 'quiz.practice.filtered' : 'quiz.practice.none' })}
              action={
                <Button render={<Link to={isFiltered ? '/quiz/practice' : '/quiz'} />}>
                  <FormattedMessage id={isFiltered ? 'quiz.practice.all' : 'quiz.closed.home'} />
                </Button>
              }
            >
              {!isFiltered && <FormattedMessage id="quiz.practice.none.text" />}
            </EmptyState>
          )
        }
      </Loaded>
    </QuizFrame>
  );
}
