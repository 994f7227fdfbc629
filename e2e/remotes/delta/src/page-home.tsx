import { $isSignedIn } from '@mortar/host';
import { Button } from '@mortar/ui';
import { useUnit } from 'effector-react';
import { useState } from 'react';
import { FormattedMessage } from 'react-intl';

// Where a test compares it with what other remotes got.
Object.assign(window, { deltaReact: useState });

export function Page() {
  const [count, setCount] = useState(0);
  const isSignedIn = useUnit($isSignedIn);
  return (
    <section>
      <h1 data-testid="delta">
        <FormattedMessage id="delta.title" />
      </h1>
      <p>
        <FormattedMessage id={isSignedIn ? 'delta.member' : 'delta.guest'} />
      </p>
      <Button onClick={() => setCount(count + 1)}>
        <FormattedMessage id="delta.count" values={{ count }} />
      </Button>
    </section>
  );
}
