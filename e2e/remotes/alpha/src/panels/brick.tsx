import { FormattedMessage } from 'react-intl';

/** A brick of the landing page. */
export function Panel() {
  return (
    <p data-testid="brick">
      <FormattedMessage id="alpha.title" />
    </p>
  );
}
