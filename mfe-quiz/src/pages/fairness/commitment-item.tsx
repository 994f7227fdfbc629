import type { Commitment } from '@mortar/protocol/quiz';
import { Tag } from '@mortar/ui';
import { FormattedMessage } from 'react-intl';
import { RoundDate } from '../../lib/round-date.tsx';
import styles from './page.module.css';

const FIELDS = ['commit', 'chain', 'root', 'secrethash', 'secret'] as const;

/** One round's commitment: its hashes, and the secret once the round has closed. */
export function CommitmentItem({ of }: { of: Commitment }) {
  return (
    <li className={styles.commit}>
      <div className={styles.head}>
        <h3 className={styles.name}>
          <RoundDate id={of.roundid} />
        </h3>
        <Tag tone={of.secret === null ? 'neutral' : 'glaze'}>
          <FormattedMessage id={of.secret === null ? 'quiz.fairness.sealed' : 'quiz.fairness.revealed'} />
        </Tag>
      </div>
      <dl className={styles.fields}>
        {FIELDS.map((field) => {
          const value = of[field];
          return (
            value !== null && (
              <div key={field} className={styles.field}>
                <dt>
                  <FormattedMessage id={`quiz.fairness.${field}`} />
                </dt>
                <dd className={styles.is}>
                  <code lang="en" className={styles.hash}>
                    {value}
                  </code>
                </dd>
              </div>
            )
          );
        })}
      </dl>
    </li>
  );
}
