import { Paged, createLoader, useSearch, useShow } from '@mortar/remote-kit';
import { Button, EmptyState, Skeleton } from '@mortar/ui';
import { Chip } from '@mortar/ui/data';
import { FormattedMessage, useIntl } from 'react-intl';
import { Link } from 'react-router';
import { QuizFrame } from '../../lib/quiz-frame.tsx';
import { history } from './model.ts';
import styles from './page.module.css';
import { RunItem } from './run-item.tsx';
import { readView, searchOfView } from './view.ts';

export const loader = createLoader(history.wanted, ({ url }) => readView(url.search));

/** `/quiz/history`: the person's own runs, or only what they got wrong. */
export function Page() {
  const { formatMessage } = useIntl();
  const { filter } = readView(useSearch());
  const go = useShow();
  const isFiltered = filter === 'mistakes';
  return (
    <QuizFrame width="text" title={<FormattedMessage id="quiz.history.title" />} lede={<FormattedMessage id="quiz.history.lede" />}>
      <div className={styles.filters}>
        <Chip pressed={isFiltered} onPressedChange={(on) => go(searchOfView({ filter: on ? 'mistakes' : 'all' }))}>
          <FormattedMessage id="quiz.history.mistakes" />
        </Chip>
      </div>
      <Paged
        of={history}
        failed={formatMessage({ id: 'quiz.history.failed' })}
        headingLevel={2}
        pending={<Skeleton shape="text" lines={8} />}
        empty={() => (
          <EmptyState
            headingLevel={2}
            kind={isFiltered ? 'filtered' : 'nothing'}
            title={formatMessage({ id: isFiltered ? 'quiz.history.no-mistakes' : 'quiz.history.none' })}
            action={
              <Button render={<Link to={isFiltered ? '/quiz/history' : '/quiz'} />}>
                <FormattedMessage id={isFiltered ? 'quiz.history.all' : 'quiz.closed.home'} />
              </Button>
            }
          />
        )}
      >
        {({ items }) => (
          <ol className={styles.runs}>
            {items.map((run) => (
              <RunItem key={run.runid} run={run} isOpen={isFiltered} />
            ))}
          </ol>
        )}
      </Paged>
    </QuizFrame>
  );
}
