import { $session } from '@mortar/host';
import type { Channel, Conversation } from '@mortar/protocol/messaging';
import { Loaded } from '@mortar/remote-kit';
import { useGate, useUnit } from 'effector-react';
import { useIntl } from 'react-intl';
import { channel, ChannelReader } from '#entities/channel';
import type { Side } from '../../lib/place.ts';
import { SideFrame } from '../../lib/side-frame.tsx';
import { Applications } from './applications.tsx';
import { Audit } from './audit.tsx';
import { Info } from './info.tsx';
import { Invites } from './invites.tsx';
import { Limits } from './limits.tsx';
import { Members } from './members.tsx';
import { SideGate } from './model.ts';
import { Rules } from './rules.tsx';

/** Names of the sides that belong to a channel alone. */
const TITLES = {
  info: 'im.channel.info',
  members: 'im.channel.members',
  applications: 'im.channel.applications',
  invites: 'im.channel.invites',
  limits: 'im.channel.limits',
  audit: 'im.channel.audit',
  rules: 'im.rules',
} satisfies Partial<Record<Side, string>>;
export type ChannelSideName = keyof typeof TITLES;

interface Props {
  side: ChannelSideName;
  conversation: Conversation;
}

/** What stands beside a channel: what it is, who is in it, and how order is kept. */
export function ChannelSide({ side, conversation }: Props) {
  const { formatMessage } = useIntl();
  const channelid = conversation.peerId;
  useGate(ChannelReader, { channelid });
  useGate(SideGate, { channelid, side });
  return (
    <SideFrame title={formatMessage({ id: TITLES[side] })} isPart={side !== 'info'} scrolls={side === 'members'}>
      <Loaded of={channel}>{(details) => <Content side={side} channel={details} conversation={conversation} />}</Loaded>
    </SideFrame>
  );
}

function Content({ side, channel: details, conversation }: Props & { channel: Channel }) {
  const me = useUnit($session)?.uid ?? '';
  switch (side) {
    case 'members':
      return <Members channel={details} me={me} />;
    case 'applications':
      return <Applications channel={details} />;
    case 'invites':
      return <Invites channel={details} />;
    case 'limits':
      return <Limits channel={details} />;
    case 'audit':
      return <Audit channel={details} />;
    case 'rules':
      return <Rules channel={details} />;
    case 'info':
      return <Info channel={details} conversation={conversation} />;
  }
}
