import { Loaded } from '@mortar/remote-kit';
import { useGate } from 'effector-react';
import { FormattedMessage, useIntl } from 'react-intl';
import { channel, ChannelReader, JoinButton } from '#entities/channel';
import { Who } from '../../lib/side-parts.tsx';
import styles from './conversation-frame.module.css';

/** A conversation that the person is not in: the channel, where it is one that may be found, with the way in. */
export function OutsideChannel({ channelid }: { channelid: string }) {
  const { formatMessage } = useIntl();
  useGate(ChannelReader, { channelid });
  return (
    <Loaded
      of={channel}
      failed={formatMessage({ id: 'im.chat.failed' })}
      gone={{ title: formatMessage({ id: 'im.chat.unknown' }) }}
      headingLevel={2}
    >
      {(found) => (
        <section className={styles.outside}>
          <Who
            name={found.name}
            seed={channelid}
            src={found.imageUrl}
            shape="square"
            note={<FormattedMessage id="im.members" values={{ count: found.members }} />}
          />
          {found.description && <p className={styles.description}>{found.description}</p>}
          <JoinButton channel={found} size="large" />
        </section>
      )}
    </Loaded>
  );
}
