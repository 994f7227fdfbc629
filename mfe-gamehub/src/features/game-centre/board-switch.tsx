import { useUnit } from 'effector-react';
import { FormattedMessage, useIntl } from 'react-intl';
import { $games } from '#entities/game';
import styles from './board-switch.module.css';
import { $board, boardChosen } from './model.ts';

/** Chooses the board: points over all games, or the best scores of one. */
export function BoardSwitch() {
  const { games, board, choose } = useUnit({ games: $games, board: $board, choose: boardChosen });
  const { formatMessage } = useIntl();
  const boards = [{ id: null, gameName: <FormattedMessage id="gamehub.centre.all-games" /> }, ...(games ?? [])];
  return (
    <div role="group" aria-label={formatMessage({ id: 'gamehub.centre.boards' })} className={styles.boards}>
      {boards.map(({ id, gameName }) => (
        <button key={id} type="button" className={styles.board} aria-pressed={board === id} onClick={() => choose(id)}>
          {gameName}
        </button>
      ))}
    </div>
  );
}
