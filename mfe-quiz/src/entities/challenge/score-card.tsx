import type { Score } from '@mortar/protocol/quiz';
import { Tag } from '@mortar/ui';
import { Avatar } from '@mortar/ui/data';
import { FormattedMessage, FormattedNumber } from 'react-intl';
import { marksOfScore } from '#entities/result';
import { BrickRow } from '../../lib/brick-row.tsx';
import styles from './score-card.module.css';

interface Props {
  score: Score;
  /** Whether it has the most points of those beside it. */
  isAhead?: boolean;
}

/** What one player came to in a challenge, without what was asked. */
export function ScoreCard({ score: { uid, username, headimgurl, isme, points, right, calm, marks }, isAhead = false }: Props) {
  return (
    <article className={styles.card} data-ahead={isAhead || undefined} data-me={isme || undefined}>
      <p className={styles.who}>
        <Avatar decorative name={username} seed={uid || `${points}`} src={headimgurl || null} size={32} />
        <span className={styles.name}>
          {isme ? <FormattedMessage id="quiz.rank.me" /> : username ? <bdi>{username}</bdi> : <FormattedMessage id="quiz.rank.hidden" />}
        </span>
        {calm && (
          <Tag tone="glaze">
            <FormattedMessage id="quiz.calm" />
          </Tag>
        )}
      </p>
      <p className={styles.points}>
        <FormattedNumber value={points} />
        <span className={styles.unit}>
          <FormattedMessage id="quiz.result.points" values={{ points, right }} />
        </span>
      </p>
      <BrickRow marks={marksOfScore(marks)} />
    </article>
  );
}
