import { createRequest } from '@mortar/client';
import { listPins, type Conversation } from '@mortar/protocol/messaging';
import { createQuery, Loaded } from '@mortar/remote-kit';
import { EmptyState } from '@mortar/ui';
import { useGate } from 'effector-react';
import { FormattedMessage, useIntl } from 'react-intl';
import { MessageHit } from '#entities/message-hit';
import { readerOf } from '../../lib/reader-of.ts';
import { SideFrame } from '../../lib/side-frame.tsx';
import styles from './pins-side.module.css';

const pins = createQuery(createRequest(listPins));
const PinsReader = readerOf(pins, 'PinsReader');

/** Pinned messages of a conversation, with the way to each. */
export function PinsSide({ conversation: { id, lastPts } }: { conversation: Conversation }) {
  const { formatMessage } = useIntl();
  const title = formatMessage({ id: 'im.pins' });
  return (
    <SideFrame title={title} isPart>
      <Pins key={lastPts} id={id} title={title} />
    </SideFrame>
  );
}

function Pins({ id, title }: { id: string; title: string }) {
  const { formatMessage } = useIntl();
  useGate(PinsReader, { id });
  return (
    <Loaded of={pins}>
      {({ list }) =>
        list.length === 0 ? (
          <EmptyState headingLevel={3} title={formatMessage({ id: 'im.pins.none' })}>
            <FormattedMessage id="im.pins.none-text" />
          </EmptyState>
        ) : (
          <ul className={styles.list} aria-label={title}>
            {list.map((message) => (
              <MessageHit key={message.seq} message={message} side="pins" />
            ))}
          </ul>
        )
      }
    </Loaded>
  );
}
