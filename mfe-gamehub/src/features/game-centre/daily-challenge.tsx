import { $isSignedIn } from '@mortar/host';
import { Loaded } from '@mortar/remote-kit';
import { Icon, Skeleton } from '@mortar/ui';
import { useUnit } from 'effector-react';
import { useId } from 'react';
import { FormattedMessage, FormattedTime, useIntl } from 'react-intl';
import { $games, GameLink } from '#entities/game';
import { dailies, type Daily } from './model.ts';
import styles from './daily-challenge.module.css';

/** Today's challenge of each game: the same for everybody, one try, a board of its own. */
export function DailyChallenge() {
  const titleId = useId();
  const { formatMessage } = useIntl();
  return (
    <section className={styles.daily} aria-labelledby={titleId}>
      <div className={styles.head}>
        <h2 id={titleId} className={styles.title}>
          <FormattedMessage id="gamehub.centre.daily" />
        </h2>
        <p className={styles.text}>
          <FormattedMessage id="gamehub.centre.daily-text" />
        </p>
      </div>
      <Loaded of={dailies} failed={formatMessage({ id: 'gamehub.centre.daily-failed' })} pending={<Skeleton className={styles.held!} />}>
        {(list) => (
          <ul className={styles.games}>
            {list.map((daily) => (
              <Challenge key={daily.gameid} {...daily} />
            ))}
          </ul>
        )}
      </Loaded>
    </section>
  );
}

function Challenge({ gameid, endsat, isplayed, items: [leader], me }: Daily) {
  const { games, isSignedIn } = useUnit({ games: $games, isSignedIn: $isSignedIn });
  const game = games?.find(({ id }) => id === gameid);
  if (!game) return null;
  return (
    <li className={styles.game}>
      <h3 className={styles.name}>
        <GameLink game={{ ...game, link: `${game.link}#daily` }} className={styles.link} mustLogIn />
      </h3>
      <p className={styles.state}>
        {me ? (
          <FormattedMessage id="gamehub.centre.daily-mine" values={{ score: me.score, rank: me.rank }} />
        ) : (
          <FormattedMessage id={isSignedIn && isplayed ? 'gamehub.centre.daily-played' : 'gamehub.centre.daily-open'} />
        )}
      </p>
      <p className={styles.meta}>
        {leader ? (
          <FormattedMessage
            id="gamehub.centre.daily-leader"
            values={{ player: <bdi key="player">{leader.username}</bdi>, score: leader.score }}
          />
        ) : (
          <FormattedMessage id="gamehub.centre.daily-empty" />
        )}{' '}
        <FormattedMessage id="gamehub.centre.daily-ends" values={{ time: <FormattedTime key="time" value={endsat} /> }} />
      </p>
      {!isplayed && <Icon name="play" className={styles.play} />}
    </li>
  );
}
