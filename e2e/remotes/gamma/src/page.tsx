import { $isSignedIn } from '@mortar/host';
import { Button } from '@mortar/ui';
import { useUnit } from 'effector-react';
import { useState } from 'react';
import { FormattedMessage } from 'react-intl';

// Where a test compares it with what other remotes got.
Object.assign(window, { gammaReact: useState });

export function Page() {
  const [count, setCount] = useState(0);
  const isSignedIn = useUnit($isSignedIn);
  return (
    <section>
      <h1 data-testid="gamma">
        <FormattedMessage id="gamma.title" />
      </h1>
      <p>
        <FormattedMessage id={isSignedIn ? 'gamma.member' : 'gamma.guest'} />
      </p>
      <Button onClick={() => setCount(count + 1)}>
        <FormattedMessage id="gamma.count" values={{ count }} />
      </Button>
    </section>
  );
}
