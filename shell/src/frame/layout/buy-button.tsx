import { $links, dialogOpened } from '@mortar/host';
import { Button } from '@mortar/ui';
import { useUnit } from 'effector-react';
import { FormattedMessage } from 'react-intl';
import { NewTab } from './outward-link.tsx';

/** Leads to the swap; where the operator named none it is quiet, and a dialog says so (spec §2). */
export function BuyButton() {
  const { links, open } = useUnit({ links: $links, open: dialogOpened });
  const label = <FormattedMessage id="shell.nav.buy" />;
  if (!links.buy) {
    return (
      <Button variant="quiet" onClick={() => open({ name: 'shell.buy-not-configured', props: {} })}>
        {label}
      </Button>
    );
  }
  return (
    <Button href={links.buy} target="_blank" rel="noopener noreferrer">
      {label} <NewTab />
    </Button>
  );
}
