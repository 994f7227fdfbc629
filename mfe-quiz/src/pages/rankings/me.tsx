import type { Output } from '@mortar/protocol';
import type { getContributeRanking } from '@mortar/protocol/rankings';
import { FormattedMessage } from 'react-intl';
import styles from './page.module.css';

/** The person's own place, at the foot of the window however long the list is. */
export function Me({ me, isOver }: { me: Output<typeof getContributeRanking>['me']; isOver: boolean }) {
  return (
    <aside className={styles.me}>
      {me ? (
        <>
          <b>
            <FormattedMessage id="quiz.rank.at" values={{ rank: me.rank }} />
          </b>
          <FormattedMessage id="quiz.rank.points" values={{ points: me.points }} />
          <span className={styles.gap}>
            {me.held ? (
              <FormattedMessage id="quiz.rank.held" />
            ) : (
              me.gap !== null && <FormattedMessage id="quiz.rank.gap" values={{ points: me.gap }} />
            )}
          </span>
        </>
      ) : (
        <FormattedMessage id={isOver ? 'quiz.final.none' : 'quiz.rank.none'} />
      )}
    </aside>
  );
}
