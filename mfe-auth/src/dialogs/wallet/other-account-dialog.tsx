import { Dialog as Overlay } from '@mortar/ui/overlay';
import { useUnit } from 'effector-react';
import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { $chosen, $isFinished, $otherAccount, OtherAccountView, ProgressView } from '#features/wallet';

/** Another account of the wallet: whether to go on as it. */
export function OtherAccountDialog({ close }: { close: () => void }) {
  const { formatMessage } = useIntl();
  const [isClosing, setClosing] = useState(false);
  const { address, chosen, isFinished } = useUnit({ address: $otherAccount, chosen: $chosen, isFinished: $isFinished });
  return (
    <Overlay
      open={!isClosing && !(chosen && isFinished) && address !== ''}
      onClose={() => setClosing(true)}
      onClosed={close}
      title={<FormattedMessage id="auth.wallet.title.account" />}
      description={<FormattedMessage id="auth.wallet.lede.account" values={{ address: <bdi>{address}</bdi> }} />}
      closeLabel={formatMessage({ id: 'auth.close' })}
    >
      {chosen ? <ProgressView /> : <OtherAccountView onStay={() => setClosing(true)} />}
    </Overlay>
  );
}
