import { Button, EmptyState } from '@mortar/ui';
import { FormattedMessage, useIntl } from 'react-intl';
import { Link } from 'react-router';

/** The wallet holds nothing: the market has something. */
export function Nothing() {
  const { formatMessage } = useIntl();
  return (
    <EmptyState
      headingLevel={2}
      title={formatMessage({ id: 'market.own.none' })}
      action={
        <Button variant="primary" render={<Link to="/market" />}>
          <FormattedMessage id="market.own.to-market" />
        </Button>
      }
    >
      <FormattedMessage id="market.own.none.text" />
    </EmptyState>
  );
}
