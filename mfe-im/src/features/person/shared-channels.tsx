import { Avatar } from '@mortar/ui/data';
import { useGate, useUnit } from 'effector-react';
import { FormattedMessage } from 'react-intl';
import { PlaceLink } from '../../lib/place-link.tsx';
import { Part } from '../../lib/side-parts.tsx';
import { shared, SharedReader } from './model.ts';
import styles from './person.module.css';

/** Channels that both are in; nothing where there are none. */
export function SharedChannels({ uid }: { uid: string }) {
  useGate(SharedReader, { uid });
  const channels = useUnit(shared.$data)?.items ?? [];
  if (channels.length === 0) return null;
  return (
    <Part>
      <h3 className={styles.heading}>
        <FormattedMessage id="im.person.shared" />
      </h3>
      <ul className={styles.channels}>
        {channels.map(({ channelid: chat, name, imageUrl }) => (
          <li key={chat}>
            <PlaceLink className={styles.channel} to={{ chat }}>
              <Avatar name={name} seed={chat} src={imageUrl} shape="square" size={28} decorative />
              <bdi>{name}</bdi>
            </PlaceLink>
          </li>
        ))}
      </ul>
    </Part>
  );
}
