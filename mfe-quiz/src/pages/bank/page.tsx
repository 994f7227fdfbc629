import { Paged, createLoader, useSearch, useShow } from '@mortar/remote-kit';
import { Button, EmptyState, Skeleton } from '@mortar/ui';
import { useUnit } from 'effector-react';
import { FormattedMessage, useIntl } from 'react-intl';
import { Link } from 'react-router';
import { bankRole } from '#entities/bank';
import { QuizFrame } from '../../lib/quiz-frame.tsx';
import { BankRow } from './bank-row.tsx';
import { Filters } from './filters.tsx';
import { bank } from './model.ts';
import styles from './page.module.css';
import { questionOf, readView, searchOfView } from './view.ts';

export const loader = createLoader(bank.wanted, ({ url }) => questionOf(readView(url.search)));

/** `/quiz/bank`: the bank for those who keep it, with what waits for them. */
export function Page() {
  const { formatMessage } = useIntl();
  const role = useUnit(bankRole.$data)?.role;
  const view = readView(useSearch());
  const go = useShow();
  return (
    <QuizFrame title={<FormattedMessage id="quiz.bank.title" />} lede={<FormattedMessage id="quiz.bank.lede" />}>
      {role === 'operator' && (
        <Button className={styles.import!} render={<Link to="/quiz/bank/import" />}>
          <FormattedMessage id="quiz.import.go" />
        </Button>
      )}
      <Filters key={view.search} view={view} onView={(change) => go(searchOfView({ ...view, ...change }))} />
      <Paged
        of={bank}
        failed={formatMessage({ id: 'quiz.bank.failed' })}
        headingLevel={2}
        pending={<Skeleton shape="text" lines={12} />}
        empty={() => (
          <EmptyState
            headingLevel={2}
            kind="filtered"
            title={formatMessage({ id: 'quiz.bank.none' })}
            action={
              <Button render={<Link to="/quiz/bank" />}>
                <FormattedMessage id="quiz.bank.all" />
              </Button>
            }
          />
        )}
      >
        {({ items }) => (
          <ul className={styles.list}>
            {items.map((entry) => (
              <BankRow key={entry.id} entry={entry} />
            ))}
          </ul>
        )}
      </Paged>
    </QuizFrame>
  );
}
