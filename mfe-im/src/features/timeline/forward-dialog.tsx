import { toastShown } from '@mortar/host';
import { TextField } from '@mortar/ui';
import { Avatar } from '@mortar/ui/data';
import { Dialog } from '@mortar/ui/overlay';
import { useUnit } from 'effector-react';
import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { $conversationList } from '#entities/conversation';
import { sendFx } from '#entities/outbox';
import { $forwarded, forwardChosen, quoteOf } from './model.ts';
import styles from './timeline.module.css';

/** Passes a message on to another conversation. */
export function ForwardDialog() {
  const { formatMessage } = useIntl();
  const { forwarded, close, list, send, toast } = useUnit({
    forwarded: $forwarded,
    close: forwardChosen,
    list: $conversationList,
    send: sendFx,
    toast: toastShown,
  });
  const [sought, setSought] = useState('');
  const found = list.filter(({ name, isRequest }) => !isRequest && name.toLowerCase().includes(sought.trim().toLowerCase()));
  const forward = async (to: string, name: string) => {
    if (!forwarded) return;
    const { conversation, message } = forwarded;
    close(null);
    await send({ conversation: to, text: '', forward: { conversation, seq: message.seq, quote: { ...quoteOf(message), seq: 0 } } });
    toast({ type: 'success', text: formatMessage({ id: 'im.forward.done' }, { name }) });
  };
  return (
    <Dialog
      open={forwarded !== null}
      onClose={() => close(null)}
      onClosed={() => setSought('')}
      title={<FormattedMessage id="im.forward.title" />}
      closeLabel={formatMessage({ id: 'im.close' })}
    >
      <TextField label={formatMessage({ id: 'im.forward.find' })} value={sought} onValueChange={setSought} />
      <div className={styles.choices}>
        {found.map(({ id, name, imageUrl, peerId, isgroup }) => (
          <button key={id} type="button" className={styles.choice} onClick={() => void forward(id, name)}>
            <Avatar name={name} seed={peerId} src={imageUrl} shape={isgroup ? 'square' : 'round'} size={36} decorative />
            <bdi>{name}</bdi>
          </button>
        ))}
      </div>
    </Dialog>
  );
}
