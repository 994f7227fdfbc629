import { Paged, useAction } from '@mortar/remote-kit';
import { Button, EmptyState } from '@mortar/ui';
import { useGate, useUnit } from 'effector-react';
import { FormattedMessage, useIntl } from 'react-intl';
import { $conversationList } from '#entities/conversation';
import { MessageHit } from '#entities/message-hit';
import styles from './conversations.module.css';
import { clearMentionsFx, mentions, MentionsReader } from './model.ts';

/** The inbox of messages that name the person, wherever they were written, with the way to each. */
export function Mentions({ headingLevel }: { headingLevel: 2 | 3 }) {
  useGate(MentionsReader, {});
  const { formatMessage } = useIntl();
  const conversations = useUnit($conversationList);
  return (
    <Paged
      of={mentions}
      headingLevel={headingLevel}
      empty={() => (
        <EmptyState headingLevel={headingLevel} title={formatMessage({ id: 'im.mentions.none' })}>
          <FormattedMessage id="im.mentions.none-text" />
        </EmptyState>
      )}
    >
      {({ items }) => (
        <div className={styles.mentions}>
          <Clear />
          <ul className={styles.rows} aria-label={formatMessage({ id: 'im.mentions' })}>
            {items.map((message) => (
              <MessageHit
                key={`${message.conversation} ${message.seq}`}
                message={message}
                within={conversations.find(({ id }) => id === message.conversation)}
              />
            ))}
          </ul>
        </div>
      )}
    </Paged>
  );
}

function Clear() {
  const { act, isBusy } = useAction(useUnit(clearMentionsFx));
  return (
    <Button icon="check" loading={isBusy} onClick={() => act({})}>
      <FormattedMessage id="im.mentions.clear" />
    </Button>
  );
}
