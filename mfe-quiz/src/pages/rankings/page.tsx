import { $isSignedIn } from '@mortar/host';
import { Paged, createLoader, useSearch, useShow } from '@mortar/remote-kit';
import { Button, EmptyState, Skeleton } from '@mortar/ui';
import { Chip } from '@mortar/ui/data';
import { Tabs } from '@mortar/ui/navigation';
import { useUnit } from 'effector-react';
import { FormattedMessage, useIntl } from 'react-intl';
import { Link } from 'react-router';
import { RankRows } from '#entities/rank';
import { QuizFrame } from '../../lib/quiz-frame.tsx';
import { Final } from './final.tsx';
import { HideMe } from './hide-me.tsx';
import { Me } from './me.tsx';
import { $isOver, $question, opened, rankings } from './model.ts';
import styles from './page.module.css';
import { Seasons } from './seasons.tsx';
import { BOARDS, readView, searchOfView, type View } from './view.ts';

export const loader = createLoader(opened, ({ url }) => ({ ...readView(url.search), now: Date.now() }));

/** `/quiz/rankings`: who has most points, this month, in one that is over or of all time, with one’s own place always in view. */
export function Page() {
  const { formatMessage } = useIntl();
  const view = readView(useSearch());
  const go = useShow();
  const show = (change: Partial<View>) => go(searchOfView({ ...view, ...change }));
  return (
    <QuizFrame width="text" title={<FormattedMessage id="quiz.rankings.title" />} lede={<FormattedMessage id="quiz.rankings.lede" />}>
      <Tabs
        label={formatMessage({ id: 'quiz.rankings.title' })}
        value={view.board}
        onValueChange={(board) => show({ board })}
        tabs={BOARDS.map((board) => ({
          value: board,
          label: formatMessage({ id: `quiz.board.${board}` }),
          href: `/quiz/rankings${searchOfView({ ...view, board })}`,
          children: <Board view={view} show={show} />,
        }))}
      />
    </QuizFrame>
  );
}

function Board({ view, show }: { view: View; show: (change: Partial<View>) => void }) {
  const { formatMessage } = useIntl();
  const { isSignedIn, isOver, question, answered } = useUnit({
    isSignedIn: $isSignedIn,
    isOver: $isOver,
    question: $question,
    answered: rankings[view.board].$answered,
  });
  return (
    <div className={styles.board}>
      <div className={styles.filters}>
        <Seasons view={view} onChange={(season) => show({ season })} />
        {isSignedIn && (
          <Chip pressed={view.scope === 'friends'} onPressedChange={(on) => show({ scope: on ? 'friends' : 'all' })}>
            <FormattedMessage id="quiz.rankings.friends" />
          </Chip>
        )}
      </div>
      <p className={styles.note}>
        <FormattedMessage id={`quiz.board.${view.board}.about`} />
      </p>
      <Paged
        of={rankings[view.board]}
        is={() => answered?.params.season === question?.season && answered?.params.scope === question?.scope}
        failed={formatMessage({ id: 'quiz.rankings.failed' })}
        headingLevel={2}
        pending={<Skeleton shape="text" lines={10} />}
        empty={() => (
          <EmptyState
            headingLevel={2}
            title={formatMessage({ id: 'quiz.rankings.none' })}
            action={
              <Button render={<Link to="/quiz" />}>
                <FormattedMessage id="quiz.closed.home" />
              </Button>
            }
          />
        )}
      >
        {({ items, me, final }) => (
          <>
            {final && <Final season={view.season} final={final} />}
            {!final && isOver && (
              <p className={styles.note}>
                <FormattedMessage id="quiz.final.counting" />
              </p>
            )}
            <RankRows rows={items} />
            {isSignedIn && <HideMe />}
            {isSignedIn && <Me me={me} isOver={isOver} />}
          </>
        )}
      </Paged>
    </div>
  );
}
