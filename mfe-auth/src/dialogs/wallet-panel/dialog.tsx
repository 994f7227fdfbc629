import type { DialogProps } from '@mortar/host';
import { useDialog } from '@mortar/remote-kit';
import { Button } from '@mortar/ui';
import { Dialog as Overlay } from '@mortar/ui/overlay';
import { useUnit } from 'effector-react';
import { useEffect } from 'react';
import { FormattedMessage } from 'react-intl';
import { Link } from 'react-router';
import { DisconnectButton } from './disconnect-button.tsx';
import { panelOpened } from './holdings.ts';
import { PanelView } from './panel-view.tsx';

/** The dialog `auth.wallet-panel`: the wallet of the signed-in person (spec §2: web3 wallet modal). */
export function Dialog({ close }: DialogProps<'auth.wallet-panel'>) {
  const { frame, leave } = useDialog(close);
  const opened = useUnit(panelOpened);
  useEffect(() => opened(), [opened]);
  return (
    <Overlay
      {...frame}
      title={<FormattedMessage id="auth.panel.title" />}
      actions={
        <>
          <Button variant="quiet" icon="settings" render={<Link to="/settings/sign-in" onClick={leave} />}>
            <FormattedMessage id="auth.panel.manage" />
          </Button>
          <DisconnectButton />
        </>
      }
    >
      <PanelView />
    </Overlay>
  );
}
