import { messageOf } from '@mortar/client';
import { $isSignedIn } from '@mortar/host';
import { EmptyState, ErrorState, Icon, Skeleton } from '@mortar/ui';
import { useGate, useUnit } from 'effector-react';
import { FormattedMessage, useIntl } from 'react-intl';
import { type Game, GameLink, $games, $gamesFailure, GamesGate, gamesWanted, $isLoadingGames } from '#entities/game';
import { Picture } from '../../lib/picture.tsx';
import { useReturn } from '../../lib/use-return.ts';
import styles from './game-shelf.module.css';

/** Places held while the list is on its way. */
const HELD = ['first', 'second'];

/** The games, each with its picture and what the person has done in it: rows in a narrow room, cards in a wide one. */
export function GameShelf() {
  const { games, failure, isLoading, isSignedIn, want } = useUnit({
    games: $games,
    failure: $gamesFailure,
    isLoading: $isLoadingGames,
    isSignedIn: $isSignedIn,
    want: gamesWanted,
  });
  const { formatMessage } = useIntl();
  useGate(GamesGate);
  useReturn(want);
  if (!games && failure)
    return (
      <ErrorState
        headingLevel={3}
        title={formatMessage({ id: 'gamehub.games.failed' })}
        retry={{ label: formatMessage({ id: 'gamehub.try-again' }), onRetry: () => want(), pending: isLoading }}
      >
        {messageOf(failure) ?? <FormattedMessage id="gamehub.no-answer" />}
      </ErrorState>
    );
  if (games?.length === 0)
    return (
      <EmptyState headingLevel={3} title={formatMessage({ id: 'gamehub.games.empty.title' })}>
        <FormattedMessage id="gamehub.games.empty.text" />
      </EmptyState>
    );
  return (
    <div className={styles.room} aria-busy={!games}>
      <ul className={styles.shelf}>
        {games?.map((game) => <GameTile key={game.id} game={game} isSignedIn={isSignedIn} />) ??
          HELD.map((place) => <TileSkeleton key={place} />)}
      </ul>
    </div>
  );
}

interface Props {
  game: Game;
  isSignedIn: boolean;
}

/** Edge of a picture in px. */
const PICTURE = 96;

/** One game; the whole tile is its link. */
function GameTile({ game, isSignedIn }: Props) {
  return (
    <li className={styles.tile}>
      <span className={styles.art}>
        <Picture seed={game.id} src={game.gameIcon} size={PICTURE} shape="square" className={styles.picture} />
      </span>
      <div className={styles.words}>
        <h3 className={styles.name}>
          <GameLink game={game} className={styles.link} />
        </h3>
        <p className={styles.done}>{isSignedIn ? <Done game={game} /> : <FormattedMessage id="gamehub.games.log-in" />}</p>
      </div>
      <Icon name="play" className={styles.play} />
    </li>
  );
}

function Done({ game: { best, runs } }: { game: Game }) {
  if (!runs) return <FormattedMessage id="gamehub.games.unplayed" />;
  return <FormattedMessage id="gamehub.games.done" values={{ best: best ?? 0, runs }} />;
}

/** The place of a game that is on its way. */
function TileSkeleton() {
  return (
    <li className={styles.tile}>
      <span className={styles.art}>
        <Skeleton className={styles.held!} />
      </span>
      <div className={styles.words}>
        <Skeleton shape="text" className={styles.heldName!} />
        <Skeleton shape="text" className={styles.heldDone!} />
      </div>
    </li>
  );
}
