import { Icon } from '@mortar/ui';
import { FormattedMessage } from 'react-intl';
import type { Round } from '#entities/round';
import styles from './today.module.css';

/** What a whole run is likely to bring, and the days in a row. Nothing where there are no figures. */
export function Outlook({ round: { estimate, streak } }: { round: Round }) {
  return (
    <>
      {estimate && (
        <p className={styles.outlook}>
          <Icon name="brick" size={20} />
          <FormattedMessage id="quiz.estimate" values={{ ...estimate, isMost: String(estimate.likely >= estimate.most) }} />
        </p>
      )}
      {streak && streak.days > 0 && (
        <p className={styles.outlook}>
          <Icon name="check-check" size={20} />
          <FormattedMessage id="quiz.streak" values={{ days: streak.days, today: streak.playedtoday ? 'yes' : 'no' }} />
        </p>
      )}
    </>
  );
}
