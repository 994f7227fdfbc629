import { useUnit } from 'effector-react';
import { FormattedMessage } from 'react-intl';
import { $count } from '../../model.ts';

export function Page() {
  const count = useUnit($count);
  return (
    <section>
      <h1 data-testid="alpha-two">
        <FormattedMessage id="alpha.two.title" />
      </h1>
      <p>
        <FormattedMessage id="alpha.count" values={{ count }} />
      </p>
    </section>
  );
}
