import { Button, EmptyState } from '@mortar/ui';
import { FormattedMessage, useIntl } from 'react-intl';
import { Link } from 'react-router';

/** An event that did not take place: nobody had entered, or an operator cancelled it. */
export function Cancelled() {
  const { formatMessage } = useIntl();
  return (
    <EmptyState
      headingLevel={1}
      title={formatMessage({ id: 'quiz.event.cancelled' })}
      action={
        <Button variant="primary" render={<Link to="/quiz/events" />}>
          <FormattedMessage id="quiz.event.all" />
        </Button>
      }
    >
      <FormattedMessage id="quiz.event.cancelled.text" />
    </EmptyState>
  );
}
