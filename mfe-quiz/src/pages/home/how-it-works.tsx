import { Icon, type IconName } from '@mortar/ui';
import { POINTS_PER_TIER } from '@mortar/protocol/quiz';
import { FormattedMessage } from 'react-intl';
import { Link } from 'react-router';
import styles from './how-it-works.module.css';

const PARTS: readonly { id: string; icon: IconName }[] = [
  { id: 'points', icon: 'brick' },
  { id: 'cards', icon: 'layers' },
  { id: 'keys', icon: 'check' },
  { id: 'fair', icon: 'lock' },
];

/** The rules that somebody wants to know before they press. */
export function HowItWorks() {
  return (
    <section aria-labelledby="how" className={styles.how}>
      <h2 id="how" className={styles.title}>
        <FormattedMessage id="quiz.how" />
      </h2>
      <dl className={styles.parts}>
        {PARTS.map(({ id, icon }) => (
          <div key={id} className={styles.part}>
            <dt className={styles.name}>
              <Icon name={icon} size={20} />
              <FormattedMessage id={`quiz.how.${id}`} />
            </dt>
            <dd className={styles.text}>
              <FormattedMessage
                id={`quiz.how.${id}.text`}
                values={{
                  points: POINTS_PER_TIER,
                  link: (words) => (
                    <Link to="/quiz/fairness" className={styles.link}>
                      {words}
                    </Link>
                  ),
                }}
              />
            </dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
