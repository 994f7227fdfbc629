import { $isSignedIn } from '@mortar/host';
import type { NoncePurpose } from '@mortar/protocol';
import { Dialog as Overlay } from '@mortar/ui/overlay';
import { useUnit } from 'effector-react';
import { useEffect, useEffectEvent, useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { $chosen, $isFinished, cancelled, ChooserView, ProgressView, walletWanted } from '#features/wallet';

interface Props {
  close: () => void;
  purpose: NoncePurpose;
}

/** The wallet dialog (spec §2): chooser and progress. It goes when what was wanted is done. */
export function WalletDialog({ close, purpose }: Props) {
  const { formatMessage } = useIntl();
  const [isClosing, setClosing] = useState(false);
  const { chosen, isFinished, isSignedIn, want, cancel } = useUnit({
    chosen: $chosen,
    isFinished: $isFinished,
    isSignedIn: $isSignedIn,
    want: walletWanted,
    cancel: cancelled,
  });
  const begin = useEffectEvent(() => want({ purpose, done: formatMessage({ id: `auth.wallet.done.${purpose}` }) }));
  useEffect(() => void begin(), []);
  const leave = () => {
    cancel();
    setClosing(true);
  };
  const isOver = isFinished || (purpose === 'login' && isSignedIn);
  return (
    <Overlay
      open={!isClosing && !isOver}
      onClose={leave}
      onClosed={close}
      title={<FormattedMessage id={`auth.wallet.title.${purpose}`} />}
      description={<FormattedMessage id={`auth.wallet.lede.${purpose}`} />}
      closeLabel={formatMessage({ id: 'auth.close' })}
    >
      {chosen ? <ProgressView /> : <ChooserView {...(purpose === 'login' && { onEmail: leave })} />}
    </Overlay>
  );
}
