import { Loaded } from '@mortar/remote-kit';
import { Skeleton } from '@mortar/ui';
import { FormattedMessage, useIntl } from 'react-intl';
import { Link } from 'react-router';
import { RankRows } from '#entities/rank';
import { ranking } from './model.ts';
import styles from './my-place.module.css';

/** The person's own place of all time, with who stands just above and below. */
export function MyPlace() {
  const { formatMessage } = useIntl();
  return (
    <section aria-labelledby="place" className={styles.place}>
      <h2 id="place" className={styles.title}>
        <FormattedMessage id="quiz.rank.mine" />
      </h2>
      <Loaded of={ranking} failed={formatMessage({ id: 'quiz.rankings.failed' })} pending={<Skeleton shape="text" lines={5} />}>
        {({ me }) =>
          me ? (
            <>
              <RankRows rows={me.neighbours} />
              {me.gap !== null && (
                <p className={styles.note}>
                  <FormattedMessage id="quiz.rank.gap" values={{ points: me.gap }} />
                </p>
              )}
            </>
          ) : (
            <p className={styles.note}>
              <FormattedMessage id="quiz.rank.none" />
            </p>
          )
        }
      </Loaded>
      <Link to="/quiz/rankings">
        <FormattedMessage id="quiz.rank.all" />
      </Link>
    </section>
  );
}
