import { Loaded } from '@mortar/remote-kit';
import { EmptyState, Tag } from '@mortar/ui';
import { useGate, useUnit } from 'effector-react';
import { useId, type ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { JoinButton } from '#entities/channel';
import { $conversationList } from '#entities/conversation';
import { MessageHit } from '#entities/message-hit';
import { useOpenPerson } from '#entities/relation';
import { ChoiceRow } from '../../lib/choice-row.tsx';
import { useNameOf } from '../../lib/use-name-of.ts';
import styles from './conversations.module.css';
import { found, FoundReader } from './model.ts';

interface Props {
  text: string;
  /** A place was chosen: the search is over. */
  onLeave: () => void;
}

/** Conversations at once, then people, channels and messages of the server that hold a text. */
export function Found({ text, onLeave }: Props) {
  useGate(FoundReader, { text, type: 'all', pageSize: 20 });
  const { formatMessage } = useIntl();
  const { open } = useOpenPerson();
  const all = useUnit($conversationList);
  const nameOf = useNameOf();
  const known = all.filter(({ name }) => nameOf(name).toLowerCase().includes(text.toLowerCase()));
  const isKnown = (id: string) => known.some(({ peerId }) => peerId === id);
  return (
    <>
      {known.length > 0 && (
        <Hits id="im.search.conversations">
          {known.map(({ id, peerId, name, imageUrl, isgroup }) => (
            <li key={id}>
              <ChoiceRow name={nameOf(name)} seed={peerId} src={imageUrl} isChannel={isgroup} to={{ chat: id }} onPick={onLeave} />
            </li>
          ))}
        </Hits>
      )}
      <Loaded of={found}>
        {({ people, channels, messages }) => {
          const others = people.filter(({ uid }) => !isKnown(uid));
          const rooms = channels.filter(({ channelid }) => !isKnown(channelid));
          const isEmpty = known.length + others.length + rooms.length + messages.length === 0;
          return (
            <>
              {isEmpty && (
                <EmptyState kind="filtered" headingLevel={3} title={formatMessage({ id: 'im.search.none' }, { text })}>
                  <FormattedMessage id="im.search.none-text" />
                </EmptyState>
              )}
              {others.length > 0 && (
                <Hits id="im.search.people">
                  {others.map(({ uid, username, headimgurl, contact }) => (
                    <li key={uid}>
                      <ChoiceRow name={username} seed={uid} src={headimgurl} isChannel={false} onPick={() => open(uid, onLeave)}>
                        {contact === 'contact' && (
                          <Tag>
                            <FormattedMessage id="im.relation.contact" />
                          </Tag>
                        )}
                      </ChoiceRow>
                    </li>
                  ))}
                </Hits>
              )}
              {rooms.length > 0 && (
                <Hits id="im.channels">
                  {rooms.map((channel) => (
                    <li key={channel.channelid}>
                      <ChoiceRow name={channel.name} seed={channel.channelid} src={channel.imageUrl} isChannel>
                        <JoinButton channel={channel} />
                      </ChoiceRow>
                    </li>
                  ))}
                </Hits>
              )}
              {messages.length > 0 && (
                <Hits id="im.search.messages">
                  {messages.map(({ message, ...within }) => (
                    <MessageHit
                      key={`${message.conversation} ${message.seq}`}
                      message={message}
                      within={all.find(({ id }) => id === message.conversation) ?? { ...within, peerId: message.conversation }}
                      sought={text}
                    />
                  ))}
                </Hits>
              )}
            </>
          );
        }}
      </Loaded>
    </>
  );
}

function Hits({ id, children }: { id: string; children: ReactNode }) {
  const title = useId();
  return (
    <section className={styles.hits}>
      <h2 id={title} className={styles.kind}>
        <FormattedMessage id={id} />
      </h2>
      <ul className={styles.rows} aria-labelledby={title}>
        {children}
      </ul>
    </section>
  );
}
