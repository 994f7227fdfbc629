import { $isSignedIn } from '@mortar/host';
import type { WalletFamily } from '@mortar/protocol/identity';
import { useDialog } from '@mortar/remote-kit';
import { Dialog as Overlay } from '@mortar/ui/overlay';
import { shortAddress } from '@mortar/ui/format';
import { useUnit } from 'effector-react';
import { useEffectEvent, useLayoutEffect } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { $chosen, $isFinished, $own, walletWanted, wishDropped, type Purpose } from '#features/wallet';
import { ChooserView } from './chooser-view.tsx';
import { ProgressView } from './progress-view.tsx';

export interface WalletDialogProps {
  close: () => void;
  purpose: Purpose;
  /** The one wallet that will do. */
  only?: { address: string; family: WalletFamily };
}

/** The wallet dialog (spec §2): chooser and progress. It goes when what was wanted is done. */
export function WalletDialog({ close, purpose, only }: WalletDialogProps) {
  const { formatMessage } = useIntl();
  const { frame, leave: end } = useDialog(close);
  const { chosen, own, isFinished, isSignedIn, want, drop } = useUnit({
    chosen: $chosen,
    own: $own,
    isFinished: $isFinished,
    isSignedIn: $isSignedIn,
    want: walletWanted,
    drop: wishDropped,
  });
  const begin = useEffectEvent(() => want({ purpose, done: formatMessage({ id: `auth.wallet.done.${purpose}` }), ...(only && { only }) }));
  // Before the first paint: the wallet is asked for while the dialog appears.
  useLayoutEffect(() => void begin(), []);
  const leave = () => {
    drop();
    end();
  };
  const isOver = isFinished || (purpose === 'login' && isSignedIn);
  return (
    <Overlay
      {...frame}
      open={frame.open && !isOver}
      onClose={leave}
      title={<FormattedMessage id={`auth.wallet.title.${purpose}`} />}
      description={
        <FormattedMessage
          id={`auth.wallet.lede.${purpose}`}
          values={{ address: <bdi lang="en">{shortAddress(only?.address ?? own)}</bdi> }}
        />
      }
    >
      {chosen ? <ProgressView /> : <ChooserView {...(purpose === 'login' && { onEmail: leave })} />}
    </Overlay>
  );
}
