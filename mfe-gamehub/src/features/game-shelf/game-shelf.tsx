import { messageOf } from '@mortar/client';
import { $isSignedIn } from '@mortar/host';
import { EmptyState, ErrorState } from '@mortar/ui';
import { useGate, useUnit } from 'effector-react';
import { FormattedMessage, useIntl } from 'react-intl';
import { $games, $gamesFailure, $isLoadingGames, GamesGate, gamesWanted } from '#entities/game';
import { useReturn } from '../../lib/use-return.ts';
import styles from './game-shelf.module.css';
import { GameTile } from './game-tile.tsx';
import { TileSkeleton } from './tile-skeleton.tsx';

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
