import type { Conversation } from '@mortar/protocol/messaging';
import { EmptyState, TextField } from '@mortar/ui';
import { useUnit } from 'effector-react';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import { $conversationList } from '#entities/conversation';
import { ChoiceRow } from '../../lib/choice-row.tsx';
import { useNameOf } from '../../lib/use-name-of.ts';
import styles from './conversation-picker.module.css';

/** One of the person's conversations, found by its name; those of strangers who wait for an answer and those where only others write are left out. */
export function ConversationPicker({ onPick }: { onPick: (conversation: Conversation) => void }) {
  const { formatMessage } = useIntl();
  const nameOf = useNameOf();
  const list = useUnit($conversationList);
  const [text, setText] = useState('');
  const sought = text.trim().toLowerCase();
  const found = list.filter(
    ({ name, isRequest, mayWrite }) => !isRequest && mayWrite !== false && nameOf(name).toLowerCase().includes(sought),
  );
  return (
    <>
      <TextField
        type="search"
        label={formatMessage({ id: 'im.pick.chat' })}
        clearLabel={formatMessage({ id: 'im.clear' })}
        value={text}
        onValueChange={setText}
      />
      {found.length === 0 && <EmptyState kind="filtered" headingLevel={3} title={formatMessage({ id: 'im.pick.chat.none' })} />}
      <ul className={styles.list}>
        {found.map((conversation) => (
          <li key={conversation.id}>
            <ChoiceRow
              name={nameOf(conversation.name)}
              seed={conversation.peerId}
              src={conversation.imageUrl}
              isChannel={conversation.isgroup}
              onPick={() => onPick(conversation)}
            />
          </li>
        ))}
      </ul>
    </>
  );
}
