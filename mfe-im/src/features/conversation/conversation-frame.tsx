import { messageOf } from '@mortar/client';
import { isUnknown } from '@mortar/remote-kit';
import { ErrorState, Skeleton } from '@mortar/ui';
import { useGate, useUnit } from 'effector-react';
import type { ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { $openConversation, $openFailure, conversationOpened } from '#entities/conversation';
import { useNameOf } from '../../lib/use-name-of.ts';
import styles from './conversation-frame.module.css';
import { ConversationHead } from './conversation-head.tsx';
import { OpenGate } from './model.ts';
import { PinCard } from './pin-card.tsx';
import { OutsideChannel } from './outside-channel.tsx';
import { RequestBar } from './request-bar.tsx';

interface Props {
  id: string;
  /** The message to go to. */
  seq?: number | undefined;
  /** Its messages, and what is written. */
  children: ReactNode;
}

/** An open conversation: with whom it is, what is to be decided of it, its messages. */
export function ConversationFrame({ id, seq, children }: Props) {
  useGate(OpenGate, { id, seq });
  const { open, failure, retry } = useUnit({ open: $openConversation, failure: $openFailure, retry: conversationOpened });
  const { formatMessage } = useIntl();
  const nameOf = useNameOf();
  if (open?.id !== id) {
    if (!failure) return <Pending />;
    if (isUnknown(failure)) return <OutsideChannel channelid={id} />;
    return (
      <ErrorState
        title={formatMessage({ id: 'im.chat.failed' })}
        retry={{ label: formatMessage({ id: 'im.again' }), onRetry: () => retry(id), pending: false }}
      >
        {messageOf(failure)}
      </ErrorState>
    );
  }
  return (
    <section className={styles.frame} aria-label={nameOf(open.name)} data-conversation>
      <ConversationHead conversation={open} />
      <PinCard conversation={open} />
      {open.isRequest && <RequestBar conversation={open} />}
      {children}
    </section>
  );
}

function Pending() {
  return (
    <div className={styles.pending} aria-busy="true">
      <Skeleton shape="text" lines={2} />
    </div>
  );
}
