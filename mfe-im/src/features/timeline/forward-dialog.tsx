import { toastShown } from '@mortar/host';
import { Dialog } from '@mortar/ui/overlay';
import { useUnit } from 'effector-react';
import { FormattedMessage, useIntl } from 'react-intl';
import { ConversationPicker } from '#entities/conversation-picker';
import { sendFx } from '#entities/outbox';
import { useNameOf } from '../../lib/use-name-of.ts';
import { $forwarded, forwardChosen, quoteOf } from './model.ts';

/** Passes a message on to another conversation. */
export function ForwardDialog() {
  const { formatMessage } = useIntl();
  const nameOf = useNameOf();
  const { forwarded, close, send, toast } = useUnit({
    forwarded: $forwarded,
    close: forwardChosen,
    send: sendFx,
    toast: toastShown,
  });
  const forward = async (to: string, name: string) => {
    if (!forwarded) return;
    const { conversation, message } = forwarded;
    close(null);
    await send({ conversation: to, text: '', forward: { conversation, seq: message.seq, quote: { ...quoteOf(message), seq: 0 } } });
    toast({ type: 'success', text: formatMessage({ id: 'im.forward.done' }, { name: nameOf(name) }) });
  };
  return (
    <Dialog
      open={forwarded !== null}
      onClose={() => close(null)}
      title={<FormattedMessage id="im.forward.title" />}
      closeLabel={formatMessage({ id: 'im.close' })}
    >
      <ConversationPicker onPick={({ id, name }) => void forward(id, name)} />
    </Dialog>
  );
}
