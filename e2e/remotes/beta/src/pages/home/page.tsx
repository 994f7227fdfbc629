import { dialogOpened, Slot } from '@mortar/host';
import { Button } from '@mortar/ui';
import { useUnit } from 'effector-react';
import { useState } from 'react';
import { FormattedMessage } from 'react-intl';
import { Link } from 'react-router';
import { $count, counted } from '../../model.ts';
import { leaveProbe } from '../../probe.ts';
import styles from './page.module.css';

leaveProbe();

export function Page() {
  const { count, add, open } = useUnit({ count: $count, add: counted, open: dialogOpened });
  const [crashed, setCrashed] = useState(false);
  if (crashed) throw new Error('beta crashed on request');
  return (
    <section>
      <h1 className={styles.title} data-testid="beta">
        <FormattedMessage id="beta.title" />
      </h1>
      <p data-testid="host-message">
        <FormattedMessage id="shell.skip" />
      </p>
      <Button onClick={add}>
        <FormattedMessage id="beta.count" values={{ count }} />
      </Button>
      <Button variant="danger" onClick={() => setCrashed(true)}>
        <FormattedMessage id="beta.crash" />
      </Button>
      <Button onClick={() => open({ name: 'alpha.hello', props: { from: 'beta' } })}>
        <FormattedMessage id="beta.greet" />
      </Button>
      <Button onClick={() => open({ name: 'alpha.hello', props: { crash: true } })}>
        <FormattedMessage id="beta.greet.badly" />
      </Button>
      <Button onClick={() => open({ name: 'alpha.greeting', props: {} })}>
        <FormattedMessage id="beta.greet.popup" />
      </Button>
      <Slot name="beta.notes" props={{ about: 'beta' }} fallback={<p aria-busy="true" />} />
      <p>
        <Link to="/alpha">
          <FormattedMessage id="beta.other" />
        </Link>
      </p>
    </section>
  );
}
