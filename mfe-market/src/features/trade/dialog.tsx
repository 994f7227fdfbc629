import { Dialog } from '@mortar/ui/overlay';
import { useUnit } from 'effector-react';
import { useIntl } from 'react-intl';
import { TokenTitle } from './token-title.tsx';
import { $isWorking } from './model.ts';
import { StageView } from './stage-view.tsx';
import { $isOpen, $wish, closed } from './wish.ts';

/** The dialog in which something is traded: its price, what it will do, and how far it is. Nobody leaves it half done by accident. */
export function TradeDialog() {
  const { formatMessage } = useIntl();
  const { wish, isOpen, isWorking, close } = useUnit({ wish: $wish, isOpen: $isOpen, isWorking: $isWorking, close: closed });
  if (!wish) return null;
  return (
    <Dialog
      open={isOpen}
      onClose={close}
      dismissible={!isWorking}
      closable={!isWorking}
      title={formatMessage({ id: `market.trade.title.${wish.kind}` })}
      description={<TokenTitle of={wish.item} />}
      closeLabel={formatMessage({ id: 'market.trade.close' })}
    >
      <StageView key={wish.kind} wish={wish} />
    </Dialog>
  );
}
