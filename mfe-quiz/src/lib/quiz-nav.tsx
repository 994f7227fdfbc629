import { $isSignedIn } from '@mortar/host';
import { useUnit } from 'effector-react';
import { FormattedMessage, useIntl } from 'react-intl';
import { NavLink } from 'react-router';
import styles from './quiz-nav.module.css';

/** Pages of the quiz in the order in which they stand; `id` names the words, `quiz.nav.<id>`. */
const PAGES = [
  { id: 'home', to: '/quiz' },
  { id: 'rankings', to: '/quiz/rankings' },
  { id: 'practice', to: '/quiz/practice' },
  { id: 'history', to: '/quiz/history' },
  { id: 'rewards', to: '/quiz/rewards' },
  { id: 'fairness', to: '/quiz/fairness' },
] as const;
/** Those that a visitor would be sent away from. */
const FOR_SIGNED_IN: ReadonlySet<string> = new Set(['history', 'rewards']);

/** The way between the pages of the quiz; where there are more than fit, they scroll. */
export function QuizNav() {
  const { formatMessage } = useIntl();
  const isSignedIn = useUnit($isSignedIn);
  const pages = PAGES.filter(({ id }) => isSignedIn || !FOR_SIGNED_IN.has(id));
  return (
    <nav className={styles.nav} aria-label={formatMessage({ id: 'quiz.nav' })}>
      <ul className={styles.pages}>
        {pages.map(({ id, to }) => (
          <li key={id}>
            <NavLink to={to} end={id === 'home'} className={styles.page}>
              <FormattedMessage id={`quiz.nav.${id}`} />
            </NavLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}
