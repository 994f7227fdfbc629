import { $isSignedIn, loginRequested } from '@mortar/host';
import type { Output } from '@mortar/protocol';
import type { getDaily } from '@mortar/protocol/games';
import { Loaded } from '@mortar/remote-kit';
import { Button, Skeleton } from '@mortar/ui';
import { useUnit } from 'effector-react';
import { FormattedMessage, useIntl } from 'react-intl';
import { daily } from './board.ts';
import styles from './daily.module.css';
import { $isPlaying, $offered, dailyWanted, runBegunFx } from './game.ts';
import { RankRows } from './rank-rows.tsx';

/** Today's challenge: the same board for everybody, one try each, and who leads. */
export function Daily() {
  const { formatMessage } = useIntl();
  return (
    <section aria-labelledby="daily" className={styles.daily}>
      <h2 id="daily" className={styles.title}>
        <FormattedMessage id="gamehub.play.daily" />
      </h2>
      <Loaded of={daily} failed={formatMessage({ id: 'gamehub.play.daily.failed' })} pending={<Skeleton className={styles.waiting} />}>
        {(today) => <Today {...today} />}
      </Loaded>
    </section>
  );
}

function Today({ isplayed, items, me }: Output<typeof getDaily>) {
  return (
    <>
      <div className={styles.board}>
        <p className={styles.text}>
          <FormattedMessage id={isplayed ? 'gamehub.play.daily.played' : 'gamehub.play.daily.text'} />
        </p>
        <RankRows items={items} me={me} />
      </div>
      {!isplayed && <Try />}
    </>
  );
}

/** The one try; it begins at once and counts from there on. */
function Try() {
  const { isSignedIn, isPlaying, offered, isBeginning, begin, askToLogIn } = useUnit({
    isSignedIn: $isSignedIn,
    isPlaying: $isPlaying,
    offered: $offered,
    isBeginning: runBegunFx.pending,
    begin: dailyWanted,
    askToLogIn: loginRequested,
  });
  if (offered?.isDaily) return null;
  if (!isSignedIn) {
    return (
      <Button className={styles.login} onClick={() => askToLogIn({})}>
        <FormattedMessage id="gamehub.play.daily.login" />
      </Button>
    );
  }
  return (
    <Button disabled={isPlaying || isBeginning} onClick={() => begin()}>
      <FormattedMessage id="gamehub.play.daily.start" />
    </Button>
  );
}
