import { useState } from 'react';
import { FormattedMessage } from 'react-intl';

/** A panel of the dock; a changed copy throws in it. */
export function Panel() {
  const [isBroken] = useState(false);
  if (isBroken) throw new Error('alpha crashed in its panel');
  return (
    <p data-testid="wall">
      <FormattedMessage id="alpha.title" />
    </p>
  );
}
