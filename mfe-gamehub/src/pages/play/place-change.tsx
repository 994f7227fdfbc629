import { FormattedMessage } from 'react-intl';
import type { CountedRun } from '#entities/run';
import styles from './place-change.module.css';

interface Props {
  run: CountedRun;
  /** Name of the game. */
  board: string;
  /** It counts only once it is claimed. */
  isOpen: boolean;
}

/** Where a run leads on its board, and how far it is to whoever is next above. */
export function PlaceChange({ run: { place, score, isdaily }, board, isOpen }: Props) {
  const { before, now, next } = place;
  if (now === null) return null;
  const hasRisen = before !== null && now < before;
  return (
    <p className={styles.place}>
      <strong className={styles.rank} data-top={now === 1 || undefined}>
        {hasRisen ? (
          <FormattedMessage id="gamehub.play.place.up" values={{ before, now }} />
        ) : (
          <FormattedMessage id={isOpen ? 'gamehub.play.place.open' : 'gamehub.play.place'} values={{ now }} />
        )}
      </strong>
      <span>
        <FormattedMessage id={isdaily ? 'gamehub.play.place.daily' : 'gamehub.play.place.board'} values={{ game: board }} />
      </span>
      {next && (
        <span className={styles.next}>
          <FormattedMessage
            id="gamehub.play.place.next"
            values={{ count: next.score - score + 1, rank: next.rank, name: next.username, strong: (chunks) => <strong>{chunks}</strong> }}
          />
        </span>
      )}
    </p>
  );
}
