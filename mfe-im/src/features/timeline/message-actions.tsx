import { dialogOpened, toastShown } from '@mortar/host';
import { copyOutcome } from '@mortar/host/popups';
import { RECEIPT_MEMBERS, type Conversation } from '@mortar/protocol/messaging';
import { useAsk } from '@mortar/remote-kit';
import { IconButton } from '@mortar/ui';
import { Menu, MenuItem } from '@mortar/ui/overlay';
import { copyText } from '@mortar/ui/share';
import { useUnit } from 'effector-react';
import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { mayEdit } from '#entities/draft';
import { pinFx, reactFx, recallFx } from '#entities/timeline';
import { EmojiPicker } from '../../lib/emoji-picker.tsx';
import { editAsked, forwardChosen, readersFx, replyAsked } from './model.ts';
import type { SeenMessage } from './seen-item.ts';
import styles from './message.module.css';

interface Props {
  conversation: Conversation;
  message: SeenMessage;
  /** The menu is open: the row stays as it is. */
  onOpenChange: (isOpen: boolean) => void;
}

/** What can be done with a message. */
export function MessageActions({ conversation, message, onOpenChange }: Props) {
  const { formatMessage } = useIntl();
  const units = useUnit({
    react: reactFx,
    pin: pinFx,
    recall: recallFx,
    reply: replyAsked,
    edit: editAsked,
    forward: forwardChosen,
    readers: readersFx,
    openDialog: dialogOpened,
    toast: toastShown,
  });
  const ask = useAsk();
  const [now] = useState(() => Date.now());
  const { id, isgroup, role, members } = conversation;
  const canWrite = conversation.mayWrite !== false;
  const { seq, isOwn, isPinned, text } = message;
  const isKeeper = role === 'owner' || role === 'admin';
  const one = { conversation: id, seq };
  // Why a call failed is said in a toast.
  const quietly = (call: Promise<unknown>) => void call.catch(() => undefined);
  const recall = async () => {
    if (await ask('im.message.recall')) quietly(units.recall(one));
  };
  const copy = async () => units.openDialog(copyOutcome(await copyText(text)));
  const tellReaders = async () => {
    const { uids } = await units.readers(one);
    units.toast({ type: 'info', text: formatMessage({ id: 'im.message.readers' }, { count: uids.length }) });
  };
  return (
    <div className={styles.actions} role="toolbar" aria-label={formatMessage({ id: 'im.message.actions' })}>
      <EmojiPicker
        label={formatMessage({ id: 'im.message.react' })}
        onOpenChange={onOpenChange}
        onPick={(emoji) => quietly(units.react({ ...one, emoji, on: true }))}
      />
      {canWrite && <IconButton icon="reply" label={formatMessage({ id: 'im.message.reply' })} onClick={() => units.reply(message)} />}
      <Menu onOpenChange={onOpenChange} trigger={<IconButton icon="more" label={formatMessage({ id: 'im.message.more' })} />}>
        <MenuItem icon="copy" onSelect={() => void copy()}>
          <FormattedMessage id="im.message.copy" />
        </MenuItem>
        <MenuItem icon="forward" onSelect={() => units.forward({ conversation: id, message })}>
          <FormattedMessage id="im.message.forward" />
        </MenuItem>
        {isOwn && canWrite && mayEdit(message, now) && (
          <MenuItem icon="pencil" onSelect={() => units.edit(message)}>
            <FormattedMessage id="im.message.edit" />
          </MenuItem>
        )}
        {(!isgroup || isKeeper) && (
          <MenuItem icon="pin" onSelect={() => quietly(units.pin({ ...one, on: !isPinned }))}>
            <FormattedMessage id={isPinned ? 'im.message.unpin' : 'im.message.pin'} />
          </MenuItem>
        )}
        {isOwn && isgroup && members <= RECEIPT_MEMBERS && (
          <MenuItem icon="eye" onSelect={() => quietly(tellReaders())}>
            <FormattedMessage id="im.message.who-read" />
          </MenuItem>
        )}
        {(isOwn || isKeeper) && (
          <MenuItem icon="trash" danger onSelect={() => void recall()}>
            <FormattedMessage id="im.message.recall" />
          </MenuItem>
        )}
      </Menu>
    </div>
  );
}
