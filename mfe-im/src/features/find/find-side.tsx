import { createRequest } from '@mortar/client';
import { search, type Conversation } from '@mortar/protocol/messaging';
import { createPages, createTask, Paged, readerOf } from '@mortar/remote-kit';
import type { Input } from '@mortar/protocol';
import { EmptyState, TextField } from '@mortar/ui';
import { useGate } from 'effector-react';
import { useEffect, useRef, useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { MessageHit } from '#entities/message-hit';
import { SideFrame } from '../../lib/side-frame.tsx';
import { useSettled } from '../../lib/use-settled.ts';
import styles from './find-side.module.css';

const searchFx = createRequest(search);
const found = createPages(
  createTask(async (input: Input<typeof search>, { bind }) => {
    const { messages, next } = await bind(searchFx)(input);
    return { items: messages, next };
  }),
  { keyOf: ({ message }) => message.seq },
);
const FindReader = readerOf(found, 'FindReader');

/** Messages of one conversation that hold a text, with the way to each. */
export function FindSide({ conversation: { id } }: { conversation: Conversation }) {
  const { formatMessage } = useIntl();
  const [text, setText] = useState('');
  const sought = useSettled(text);
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => field.current?.focus(), []);
  return (
    <SideFrame title={formatMessage({ id: 'im.find' })} isPart>
      <TextField
        type="search"
        ref={field}
        label={formatMessage({ id: 'im.find.label' })}
        clearLabel={formatMessage({ id: 'im.clear' })}
        maxLength={64}
        value={text}
        onValueChange={setText}
      />
      {sought && <Found conversation={id} text={sought} />}
    </SideFrame>
  );
}

function Found({ conversation, text }: { conversation: string; text: string }) {
  const { formatMessage } = useIntl();
  useGate(FindReader, { type: 'messages', conversation, text });
  return (
    <Paged
      of={found}
      empty={() => (
        <EmptyState kind="filtered" headingLevel={3} title={formatMessage({ id: 'im.search.none' }, { text })}>
          <FormattedMessage id="im.search.none-text" />
        </EmptyState>
      )}
    >
      {({ items }) => (
        <ul className={styles.list} aria-label={formatMessage({ id: 'im.search.messages' })}>
          {items.map(({ message }) => (
            <MessageHit key={message.seq} message={message} sought={text} side="search" />
          ))}
        </ul>
      )}
    </Paged>
  );
}
