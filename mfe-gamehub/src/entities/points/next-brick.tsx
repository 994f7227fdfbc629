import { GAME_BRICKS_PER_DAY, POINTS_PER_BRICK } from '@mortar/protocol/games';
import { Progress } from '@mortar/ui/data';
import { FormattedMessage, useIntl } from 'react-intl';
import styles from './next-brick.module.css';

interface Props {
  /** Points of the person. */
  total: number;
  /** Bricks that games can still bring today, where that is known. */
  left?: number;
}

/** How far it is to the next brick, or that today has no more. */
export function NextBrick({ total, left }: Props) {
  const { formatMessage, locale } = useIntl();
  if (left === 0) {
    return (
      <p className={styles.none}>
        <FormattedMessage id="gamehub.next-brick.none" values={{ count: GAME_BRICKS_PER_DAY }} />
      </p>
    );
  }
  const done = total % POINTS_PER_BRICK;
  return (
    <Progress
      className={styles.next}
      label={formatMessage({ id: 'gamehub.next-brick' })}
      value={done / POINTS_PER_BRICK}
      locale={locale}
      valueText={formatMessage({ id: 'gamehub.next-brick.left' }, { count: POINTS_PER_BRICK - done })}
    />
  );
}
