import { GAME_BRICKS_PER_DAY, POINTS_PER_BRICK } from '@mortar/protocol/games';
import { Progress } from '@mortar/ui/data';
import { FormattedMessage, useIntl } from 'react-intl';
import styles from './next-brick.module.css';

/** How far it is to the next brick, or that today has no more. @param left bricks that games can still bring today */
export function NextBrick({ total, left }: { total: number; left?: number }) {
  const { formatMessage, locale } = useIntl();
  if (left === 0) {
    return (
      <p className={styles.done}>
        <FormattedMessage id="gamehub.play.bricksToday" values={{ count: GAME_BRICKS_PER_DAY }} />
      </p>
    );
  }
  const done = total % POINTS_PER_BRICK;
  return (
    <Progress
      label={formatMessage({ id: 'gamehub.play.nextBrick' })}
      value={done / POINTS_PER_BRICK}
      locale={locale}
      valueText={formatMessage({ id: 'gamehub.play.nextBrick.left' }, { count: POINTS_PER_BRICK - done })}
    />
  );
}
