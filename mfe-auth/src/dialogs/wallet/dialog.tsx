import type { DialogProps } from '@mortar/host';
import { WALLET_FAMILIES, type WalletFamily } from '@mortar/protocol/identity';
import { useUnit } from 'effector-react';
import { useEffect } from 'react';
import { reconnectWanted, type Purpose } from '#features/wallet';
import { OtherAccountDialog } from './other-account-dialog.tsx';
import { WalletDialog, type WalletDialogProps } from './wallet-dialog.tsx';

type Props = DialogProps<'auth.wallet'>;

/** Follows the wallet that was used last, and shows nothing: the shell asks for it after a page has loaded (spec §4). */
function Reconnect({ close }: Props) {
  const reconnect = useUnit(reconnectWanted);
  useEffect(() => {
    reconnect();
    close();
  }, [reconnect, close]);
  return null;
}

const purposeOf = (given: string): Purpose => (given === 'bind' || given === 'unbind' || given === 'connect' ? given : 'login');

/** The one wallet that will do, where the props name it: whoever opened the dialog may be of another version. */
function onlyOf({ address, family }: { address?: string; family?: string }): Pick<WalletDialogProps, 'only'> {
  const known = WALLET_FAMILIES.find((each): each is WalletFamily => each === family);
  return typeof address === 'string' && known ? { only: { address, family: known } } : {};
}

/**
 * The dialog `auth.wallet`, by `props.purpose`: `login` (unset too), `bind`, `unbind`, `connect` (the person's own, without a
 * signature), the last two with `address` and `family` where only one wallet will do; `reconnect` follows the last wallet in
 * silence, `account` asks about another account that it shows.
 */
export function Dialog(given: Props) {
  const { purpose, ...only }: { purpose: string; address?: string; family?: string } = given.props;
  if (purpose === 'reconnect') return <Reconnect {...given} />;
  if (purpose === 'account') return <OtherAccountDialog close={given.close} />;
  return <WalletDialog close={given.close} purpose={purposeOf(purpose)} {...onlyOf(only)} />;
}
