import { $isSignedIn } from '@mortar/host';
import { Loaded } from '@mortar/remote-kit';
import { EmptyState, Icon, Skeleton } from '@mortar/ui';
import { useGate, useUnit } from 'effector-react';
import { FormattedMessage, useIntl } from 'react-intl';
import { Picture } from '../../lib/picture.tsx';
import { useReturn } from '../../lib/use-return.ts';
import { GameLink } from './game-link.tsx';
import styles from './game-shelf.module.css';
import { games, GamesGate, gamesWanted, type Game } from './model.ts';

/**
 * The games, each with its picture and what the person has done in it: rows in a narrow room, cards in a wide one.
 * @param mustLogIn visitors get the login dialog in place of a game
 */
export function GameShelf({ mustLogIn = false }: { mustLogIn?: boolean }) {
  const { isSignedIn, want } = useUnit({ isSignedIn: $isSignedIn, want: gamesWanted });
  const { formatMessage } = useIntl();
  useGate(GamesGate);
  useReturn(want);
  return (
    <Loaded of={games} failed={formatMessage({ id: 'gamehub.games.failed' })} pending={<HeldShelf />}>
      {(list) =>
        list.length === 0 ? (
          <EmptyState headingLevel={3} title={formatMessage({ id: 'gamehub.games.empty.title' })}>
            <FormattedMessage id="gamehub.games.empty.text" />
          </EmptyState>
        ) : (
          <div className={styles.room}>
            <ul className={styles.shelf}>
              {list.map((game) => (
                <GameTile key={game.id} game={game} isSignedIn={isSignedIn} mustLogIn={mustLogIn} />
              ))}
            </ul>
          </div>
        )
      }
    </Loaded>
  );
}

interface Props {
  game: Game;
  isSignedIn: boolean;
  mustLogIn: boolean;
}

/** Edge of a picture in px. */
const PICTURE = 96;

/** One game; the whole tile is its link. */
function GameTile({ game, isSignedIn, mustLogIn }: Props) {
  return (
    <li className={styles.tile}>
      <span className={styles.art}>
        <Picture seed={game.id} src={game.gameIcon} size={PICTURE} shape="square" className={styles.picture} />
      </span>
      <div className={styles.words}>
        <h3 className={styles.name}>
          <GameLink game={game} className={styles.link} mustLogIn={mustLogIn} />
        </h3>
        <p className={styles.done}>
          {isSignedIn ? <Done game={game} /> : <FormattedMessage id={mustLogIn ? 'gamehub.games.log-in' : 'gamehub.games.visitor'} />}
        </p>
      </div>
      <Icon name="play" className={styles.play} />
    </li>
  );
}

function Done({ game: { best, runs } }: { game: Game }) {
  if (!runs) return <FormattedMessage id="gamehub.games.unplayed" />;
  return <FormattedMessage id="gamehub.games.done" values={{ best: best ?? 0, runs }} />;
}

/** Places of games that are on their way. */
function HeldShelf() {
  return (
    <div className={styles.room}>
      <ul className={styles.shelf}>
        {['first', 'second'].map((place) => (
          <li key={place} className={styles.tile}>
            <span className={styles.art}>
              <Skeleton className={styles.held!} />
            </span>
            <div className={styles.words}>
              <Skeleton shape="text" className={styles.heldName!} />
              <Skeleton shape="text" className={styles.heldDone!} />
            </div>
          </li>
        ))}
      </ul>
    </div>
  );
}
