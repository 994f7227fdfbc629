import type { Conversation } from '@mortar/protocol/messaging';
import { IconButton, Tag } from '@mortar/ui';
import { Avatar } from '@mortar/ui/data';
import { FormattedMessage, useIntl } from 'react-intl';
import { PlaceLink } from '../../lib/place-link.tsx';
import { usePlace } from '../../lib/place.ts';
import { useNameOf } from '../../lib/use-name-of.ts';
import styles from './conversation-frame.module.css';
import { Presence } from './presence.tsx';

/** The back bar of a conversation: the way back where it stands alone, with whom it is, the ways to what stands beside it. */
export function ConversationHead({ conversation }: { conversation: Conversation }) {
  const { formatMessage } = useIntl();
  const { chat, side, go, back } = usePlace();
  const { peerId, isgroup, imageUrl, isDemo } = conversation;
  const name = useNameOf()(conversation.name);
  const toggle = (wanted: 'info' | 'search') => (side === wanted ? go({ chat }, 'replace') : go({ chat, side: wanted }));
  return (
    <header className={styles.head}>
      <IconButton icon="arrow-left" className={styles.back} label={formatMessage({ id: 'im.back' })} onClick={back} />
      <PlaceLink className={styles.who} to={{ chat, side: 'info' }} title={formatMessage({ id: 'im.chat.info' }, { name })}>
        <Avatar name={name} seed={peerId} src={imageUrl} shape={isgroup ? 'square' : 'round'} size={36} decorative />
        <span className={styles.words}>
          <bdi className={styles.name}>{name}</bdi>
          <Presence conversation={conversation} />
        </span>
        {isDemo && (
          <Tag>
            <FormattedMessage id="im.demo" />
          </Tag>
        )}
      </PlaceLink>
      <IconButton
        icon="search"
        label={formatMessage({ id: 'im.find' })}
        aria-expanded={side === 'search'}
        onClick={() => toggle('search')}
      />
      <IconButton
        icon="info"
        label={formatMessage({ id: isgroup ? 'im.channel.info' : 'im.person.info' })}
        aria-expanded={side === 'info'}
        onClick={() => toggle('info')}
      />
    </header>
  );
}
