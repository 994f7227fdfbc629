import { $isSignedIn } from '@mortar/host';
import { SectionNav } from '@mortar/remote-kit';
import { useUnit } from 'effector-react';
import { FormattedMessage, useIntl } from 'react-intl';
import { useBankRole } from './bank-role.ts';

/** Pages of the quiz in the order in which they stand; `id` names the words, `quiz.nav.<id>`. */
const PAGES = [
  { id: 'home', to: '/quiz' },
  { id: 'events', to: '/quiz/events' },
  { id: 'rankings', to: '/quiz/rankings' },
  { id: 'practice', to: '/quiz/practice' },
  { id: 'history', to: '/quiz/history' },
  { id: 'rewards', to: '/quiz/rewards' },
  { id: 'questions', to: '/quiz/questions' },
  { id: 'fairness', to: '/quiz/fairness' },
  { id: 'bank', to: '/quiz/bank' },
] as const;
/** Those that a visitor would be sent away from. */
const FOR_SIGNED_IN: ReadonlySet<string> = new Set(['history', 'rewards', 'questions']);

/** The way between the pages of the quiz. */
export function QuizNav() {
  const { formatMessage } = useIntl();
  const isSignedIn = useUnit($isSignedIn);
  const mayReview = useBankRole()?.role != null;
  const pages = PAGES.filter(({ id }) => (id === 'bank' ? mayReview : isSignedIn || !FOR_SIGNED_IN.has(id)));
  return (
    <SectionNav
      label={formatMessage({ id: 'quiz.nav' })}
      pages={pages.map(({ id, to }) => ({ to, label: <FormattedMessage id={`quiz.nav.${id}`} /> }))}
    />
  );
}
