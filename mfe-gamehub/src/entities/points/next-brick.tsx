import { POINTS_PER_BRICK } from '@mortar/protocol/games';
import { Progress } from '@mortar/ui/data';
import { useIntl } from 'react-intl';
import styles from './next-brick.module.css';

/** How far it is to the next brick. @param total points of the person */
export function NextBrick({ total }: { total: number }) {
  const { formatMessage, locale } = useIntl();
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
