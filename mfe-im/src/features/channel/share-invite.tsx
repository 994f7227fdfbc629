import { toastShown } from '@mortar/host';
import type { Conversation } from '@mortar/protocol/messaging';
import { useAction } from '@mortar/remote-kit';
import { Button } from '@mortar/ui';
import { Dialog } from '@mortar/ui/overlay';
import { useUnit } from 'effector-react';
import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { ConversationPicker } from '#entities/conversation-picker';
import { sendFx } from '#entities/outbox';
import { useNameOf } from '../../lib/use-name-of.ts';

/** Sends an invite's address into one of the person's conversations. */
export function ShareInvite({ address }: { address: string }) {
  const { formatMessage } = useIntl();
  const { send, toast } = useUnit({ send: sendFx, toast: toastShown });
  const { act } = useAction(send);
  const nameOf = useNameOf();
  const [isOpen, setOpen] = useState(false);
  const pick = ({ id, name }: Conversation) =>
    act({ conversation: id, text: address }, () => {
      setOpen(false);
      toast({ type: 'success', text: formatMessage({ id: 'im.invite.shared' }, { name: nameOf(name) }) });
    });
  return (
    <>
      <Button icon="send" onClick={() => setOpen(true)}>
        <FormattedMessage id="im.invite.share" />
      </Button>
      <Dialog
        open={isOpen}
        onClose={() => setOpen(false)}
        title={<FormattedMessage id="im.invite.share" />}
        closeLabel={formatMessage({ id: 'im.close' })}
      >
        <ConversationPicker onPick={pick} />
      </Dialog>
    </>
  );
}
