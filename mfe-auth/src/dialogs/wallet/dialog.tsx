import type { DialogModule } from '@mortar/host';
import { useUnit } from 'effector-react';
import { useEffect, type ComponentProps } from 'react';
import { reconnectWanted } from '#features/wallet';
import { OtherAccountDialog } from './other-account-dialog.tsx';
import { WalletDialog } from './wallet-dialog.tsx';

type Props = ComponentProps<DialogModule['Dialog']>;

/** Follows the wallet that was used last, and shows nothing: the shell asks for it after a page has loaded (spec §4). */
function Reconnect({ close }: Props) {
  const reconnect = useUnit(reconnectWanted);
  useEffect(() => {
    reconnect();
    close();
  }, [reconnect, close]);
  return null;
}

/**
 * The dialog `auth.wallet`, by `props.purpose`: `login` (unset too), `bind`, `unbind`; `reconnect` follows the last wallet
 * in silence, `account` asks about another account that it shows.
 */
export function Dialog(given: Props) {
  const { purpose } = given.props;
  if (purpose === 'reconnect') return <Reconnect {...given} />;
  if (purpose === 'account') return <OtherAccountDialog close={given.close} />;
  return <WalletDialog close={given.close} purpose={purpose === 'bind' || purpose === 'unbind' ? purpose : 'login'} />;
}
