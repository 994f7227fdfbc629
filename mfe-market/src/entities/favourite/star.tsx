import { useStoreMap, useUnit } from 'effector-react';
import { useIntl } from 'react-intl';
import { $favourites, favouritePressed } from './model.ts';
import styles from './star.module.css';

interface Props {
  /** Of a collection or an item. */
  id: string;
  name: string;
  isItem?: boolean;
  /** `card` lies over a picture, `page` stands beside a title and says how many watch. */
  place?: 'card' | 'page';
}

const PATH = 'M12 2.8l2.8 5.8 6.4.9-4.6 4.5 1.1 6.3L12 17.3l-5.7 3 1.1-6.3-4.6-4.5 6.4-.9z';

/** Watches something, or no longer. */
export function Star({ id, name, isItem = false, place = 'card' }: Props) {
  const { formatMessage, formatNumber } = useIntl();
  const press = useUnit(favouritePressed);
  const known = useStoreMap({ store: $favourites, keys: [id], fn: (all, [key]) => all[key] ?? null });
  const isOn = known?.isFavorite ?? false;
  const count = known?.count ?? 0;
  const isCounted = place === 'page' && count > 0;
  return (
    <button
      type="button"
      className={styles.star}
      data-place={place}
      aria-pressed={isOn}
      aria-label={formatMessage({ id: isCounted ? 'market.watch.counted' : 'market.watch' }, { name, count })}
      onClick={() => press({ id, isItem })}
    >
      <svg viewBox="0 0 24 24" width={20} height={20} aria-hidden="true" focusable="false" className={styles.shape}>
        <path d={PATH} />
      </svg>
      {isCounted && <span className={styles.count}>{formatNumber(count)}</span>}
    </button>
  );
}
