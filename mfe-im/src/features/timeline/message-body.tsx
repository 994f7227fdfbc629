import { dialogOpened } from '@mortar/host';
import type { Conversation } from '@mortar/protocol/messaging';
import { Avatar } from '@mortar/ui/data';
import { useUnit } from 'effector-react';
import { FormattedMessage, FormattedTime, useIntl } from 'react-intl';
import { jumpAsked } from '#entities/timeline';
import { useNameOf } from '../../lib/use-name-of.ts';
import { MessageState } from './message-state.tsx';
import { MessageText } from './message-text.tsx';
import { PreviewCard } from './preview-card.tsx';
import { QuoteBlock } from './quote-block.tsx';
import { Reactions } from './reactions.tsx';
import type { SeenMessage } from './seen-item.ts';
import { UnsentBar } from './unsent-bar.tsx';
import styles from './message.module.css';

interface Props {
  conversation: Conversation;
  message: SeenMessage;
  /** Stands under the name above it. */
  isGrouped: boolean;
}

/** A message: who wrote it, what it says and answers, and what others say of it. */
export function MessageBody({ conversation: { id, isgroup, peerReadSeq }, message, isGrouped }: Props) {
  const { formatMessage } = useIntl();
  const [jump, openDialog] = useUnit([jumpAsked, dialogOpened]);
  const { sender, isOwn, seq, reply, forwarded, preview, reactions, state } = message;
  const nameOf = useNameOf();
  const name = nameOf(sender.username);
  const isRead = !isgroup && seq > 0 && seq <= peerReadSeq;
  return (
    <div className={styles.message} data-own={isOwn || undefined} data-grouped={isGrouped || undefined}>
      {!isOwn && !isGrouped && (
        <button
          type="button"
          className={styles.face}
          aria-label={formatMessage({ id: 'im.message.who' }, { name })}
          onClick={() => openDialog({ name: 'im.user-card', props: { uid: sender.uid } })}
        >
          <Avatar name={name} seed={sender.uid} src={sender.headimgurl} size={36} decorative />
        </button>
      )}
      <div className={styles.column}>
        {!isOwn && !isGrouped && (
          <p className={styles.head}>
            <bdi className={styles.name}>{name}</bdi>
            <When at={message.at} />
          </p>
        )}
        <div className={styles.bubble}>
          {forwarded && (
            <p className={styles.label}>
              <FormattedMessage id="im.message.forwarded" values={{ name: <bdi>{nameOf(forwarded.sender.username)}</bdi> }} />
            </p>
          )}
          {reply && <QuoteBlock quote={reply} onOpen={reply.seq > 0 ? () => jump({ seq: reply.seq }) : undefined} />}
          <Words message={message} />
          {preview && <PreviewCard preview={preview} />}
        </div>
        {reactions.length > 0 && <Reactions conversation={id} seq={seq} reactions={reactions} />}
        {(isOwn || message.isEdited || message.isPinned) && (
          <p className={styles.meta}>
            {message.isPinned && <FormattedMessage id="im.message.pinned" />}
            {message.isEdited && <FormattedMessage id="im.message.edited" />}
            {isOwn && <When at={message.at} />}
            {isOwn && <MessageState message={message} isRead={isRead} />}
          </p>
        )}
        {(state === 'refused' || state === 'old') && <UnsentBar message={message} />}
      </div>
    </div>
  );
}

function Words({ message: { isRecalled, isKnown, text, mentions } }: { message: SeenMessage }) {
  if (isRecalled || !isKnown) {
    return (
      <p className={styles.gone}>
        <FormattedMessage id={isRecalled ? 'im.list.recalled' : 'im.message.unknown'} />
      </p>
    );
  }
  return <MessageText text={text} mentions={mentions} />;
}

function When({ at }: { at: number }) {
  return (
    <time dateTime={new Date(at).toISOString()} className={styles.when}>
      <FormattedTime value={at} hour="numeric" minute="2-digit" />
    </time>
  );
}
