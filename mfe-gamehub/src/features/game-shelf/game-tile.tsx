import { Icon } from '@mortar/ui';
import { FormattedMessage } from 'react-intl';
import { GameLink, type Game } from '#entities/game';
import { Picture } from '../../lib/picture.tsx';
import styles from './game-shelf.module.css';

interface Props {
  game: Game;
  isSignedIn: boolean;
}

/** Edge of a picture in px. */
const PICTURE = 96;

/** One game; the whole tile is its link. */
export function GameTile({ game, isSignedIn }: Props) {
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
