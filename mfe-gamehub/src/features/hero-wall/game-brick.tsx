import { games } from '@mortar/games/rules';
import { DEFAULT_LOCALE, isLocale } from '@mortar/protocol';
import type { ReactNode } from 'react';
import { FormattedMessage, FormattedNumber, useIntl } from 'react-intl';
import { Brick } from './brick.tsx';
import labels from './label.module.css';
import styles from './game-brick.module.css';

interface Props {
  game: (typeof games)[number]['id'];
  /** Score of the picture. */
  score: number;
  /** The picture; it says nothing, so readers are not told of it. */
  children: ReactNode;
}

/** A game that is being played: the whole brick leads to it. */
export function GameBrick({ game, score, children }: Props) {
  const { locale } = useIntl();
  const { titles } = games.find(({ id }) => id === game)!;
  return (
    <Brick look="game" to={`/games/${game}`}>
      <span className={styles.head}>
        <span className={labels.name}>
          <FormattedMessage id="gamehub.wall.play" values={{ game: titles[isLocale(locale) ? locale : DEFAULT_LOCALE] }} />
        </span>
        <span className={styles.score} aria-hidden="true">
          <FormattedNumber value={score} />
        </span>
      </span>
      {children}
    </Brick>
  );
}
