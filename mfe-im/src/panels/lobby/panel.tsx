import type { LobbyChannel } from '@mortar/protocol/messaging';
import { LandingSection } from '@mortar/remote-kit';
import { Tag } from '@mortar/ui';
import { Avatar } from '@mortar/ui/data';
import { useUnit } from 'effector-react';
import { FormattedMessage, useIntl } from 'react-intl';
import { Link } from 'react-router';
import { addressOf } from '#lib/place';
import { useNameOf } from '../../lib/use-name-of.ts';
import { lobby, lobbyLeft, lobbySeen } from './model.ts';
import styles from './panel.module.css';

/** What is said in open channels, for the landing page. Nothing where there is none. */
export function Panel() {
  const { data, see, leave } = useUnit({ data: lobby.$data, see: lobbySeen, leave: lobbyLeft });
  const channels = data?.list ?? [];
  return (
    <LandingSection title="im.lobby" onNear={() => see()} onGone={() => leave()}>
      {channels.length > 0 && (
        <ul className={styles.list}>
          {channels.map((channel) => (
            <li key={channel.channelid}>
              <ChannelBrick channel={channel} />
            </li>
          ))}
        </ul>
      )}
    </LandingSection>
  );
}

function ChannelBrick({ channel: { channelid, name, imageUrl, members, last, isDemo } }: { channel: LobbyChannel }) {
  const { formatMessage } = useIntl();
  const nameOf = useNameOf();
  return (
    <Link className={styles.channel} to={addressOf({ chat: channelid })}>
      <Avatar name={name} seed={channelid} src={imageUrl} shape="square" size={44} decorative />
      <span className={styles.words}>
        <span className={styles.name}>
          <bdi>{name}</bdi>
          {isDemo && <Tag>{formatMessage({ id: 'im.demo' })}</Tag>}
        </span>
        <span className={styles.last}>
          {last && !last.isRecalled ? (
            <FormattedMessage
              id="im.lobby.last"
              values={{ name: <bdi key="name">{nameOf(last.username)}</bdi>, text: <bdi key="text">{last.text}</bdi> }}
            />
          ) : (
            <FormattedMessage id="im.members" values={{ count: members }} />
          )}
        </span>
      </span>
    </Link>
  );
}
