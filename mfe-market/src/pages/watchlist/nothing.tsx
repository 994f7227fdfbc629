import { Button, EmptyState } from '@mortar/ui';
import { FormattedMessage, useIntl } from 'react-intl';
import { Link } from 'react-router';

/** Nothing is watched yet, and how that begins. */
export function Nothing({ of }: { of: 'collections' | 'items' }) {
  const { formatMessage } = useIntl();
  return (
    <EmptyState
      headingLevel={2}
      title={formatMessage({ id: `market.watchlist.${of}.none` })}
      action={
        <Button render={<Link to="/market" />}>
          <FormattedMessage id="market.watchlist.none.way" />
        </Button>
      }
    >
      <FormattedMessage id="market.watchlist.none.text" />
    </EmptyState>
  );
}
