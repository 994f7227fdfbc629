import { $links, dialogOpened } from '@mortar/host';
import { Button } from '@mortar/ui';
import { useUnit } from 'effector-react';
import { FormattedMessage } from 'react-intl';

/** Leads to the swap that the operator configured; without one it is quiet, and a dialog says so (spec §2). */
export function BuyButton() {
  const { links, open } = useUnit({ links: $links, open: dialogOpened });
  const label = <FormattedMessage id="gamehub.buy" />;
  if (!links.buy) {
    return (
      <Button variant="quiet" onClick={() => open({ name: 'shell.buy-not-configured', props: {} })}>
        {label}
      </Button>
    );
  }
  return (
    <Button href={links.buy} target="_blank" rel="noopener" trailingIcon="external">
      {label}
    </Button>
  );
}
