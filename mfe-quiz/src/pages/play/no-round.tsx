import { Button, EmptyState } from '@mortar/ui';
import { FormattedMessage, useIntl } from 'react-intl';
import { Link } from 'react-router';
import styles from './page.module.css';

/** No round is open: what to do until the next one. */
export function NoRound() {
  const { formatMessage } = useIntl();
  return (
    <div className={styles.place}>
      <EmptyState
        headingLevel={1}
        title={formatMessage({ id: 'quiz.closed.title' })}
        action={
          <Button variant="primary" render={<Link to="/quiz" />}>
            <FormattedMessage id="quiz.closed.home" />
          </Button>
        }
      >
        <FormattedMessage id="quiz.closed.text" />
      </EmptyState>
    </div>
  );
}
