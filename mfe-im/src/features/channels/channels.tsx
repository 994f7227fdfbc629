import type { Channel } from '@mortar/protocol/messaging';
import { Paged } from '@mortar/remote-kit';
import { EmptyState, Tag } from '@mortar/ui';
import { Avatar } from '@mortar/ui/data';
import { FormattedMessage, useIntl } from 'react-intl';
import { JoinButton } from '#entities/channel';
import { ListRow, ListRows } from '../../lib/list-row.tsx';
import { channels } from './model.ts';

/** Channels that anybody may find, each with the way in. */
export function Channels() {
  const { formatMessage } = useIntl();
  return (
    <Paged of={channels} empty={() => <EmptyState headingLevel={3} title={formatMessage({ id: 'im.channels.none' })} />}>
      {({ items }) => (
        <ListRows label={formatMessage({ id: 'im.channels' })}>
          {items.map((channel) => (
            <ChannelRow key={channel.channelid} channel={channel} />
          ))}
        </ListRows>
      )}
    </Paged>
  );
}

function ChannelRow({ channel }: { channel: Channel }) {
  const { channelid, name, imageUrl, description, members, isDemo } = channel;
  return (
    <ListRow
      picture={<Avatar name={name} seed={channelid} src={imageUrl} shape="square" size={40} decorative />}
      name={
        <>
          <bdi>{name}</bdi>
          {isDemo && (
            <Tag>
              <FormattedMessage id="im.demo" />
            </Tag>
          )}
        </>
      }
      note={
        <>
          <FormattedMessage id="im.members" values={{ count: members }} />
          {description && ` · ${description}`}
        </>
      }
    >
      <JoinButton channel={channel} />
    </ListRow>
  );
}
