import type { Channel, Member } from '@mortar/protocol/messaging';
import { useAction, useAsk } from '@mortar/remote-kit';
import { IconButton } from '@mortar/ui';
import { Menu, MenuItem, MenuSeparator } from '@mortar/ui/overlay';
import { useUnit } from 'effector-react';
import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { useIsMuted } from '../../lib/use-is-muted.ts';
import { useNameOf } from '../../lib/use-name-of.ts';
import { LimitDialog, type Limit } from './limit-dialog.tsx';
import { muteFx, setRoleFx } from './model.ts';

interface Props {
  member: Member;
  channel: Channel;
}

/** What whoever keeps order may do with a member: an admin with members, the owner with everybody. */
export function MemberMenu({ member, channel: { channelid, role, name: channelName } }: Props) {
  const { formatMessage } = useIntl();
  const [limit, setLimit] = useState<Limit | null>(null);
  const units = useUnit({ setRole: setRoleFx, mute: muteFx });
  const setRole = useAction(units.setRole);
  const mute = useAction(units.mute);
  const ask = useAsk();
  const name = useNameOf()(member.username);
  const isMuted = useIsMuted(member.mutedUntil);
  const isOwner = role === 'owner';
  if (!isOwner && (role !== 'admin' || member.role !== 'member')) return null;
  const { uid } = member;
  const of = { channelid, uid };
  const handOver = async () => {
    if (await ask('im.channel.hand-over', { name, channel: channelName })) setRole.act({ ...of, role: 'owner' });
  };
  return (
    <>
      <Menu trigger={<IconButton icon="more" label={formatMessage({ id: 'im.channel.member.more' }, { name })} />}>
        {isOwner && (
          <>
            <MenuItem onSelect={() => setRole.act({ ...of, role: member.role === 'admin' ? 'member' : 'admin' })}>
              <FormattedMessage id={member.role === 'admin' ? 'im.channel.member.demote' : 'im.channel.member.promote'} />
            </MenuItem>
            <MenuItem onSelect={() => void handOver()}>
              <FormattedMessage id="im.channel.member.hand-over" />
            </MenuItem>
            <MenuSeparator />
          </>
        )}
        {isMuted ? (
          <MenuItem onSelect={() => mute.act({ ...of, minutes: 0 })}>
            <FormattedMessage id="im.channel.member.unmute" />
          </MenuItem>
        ) : (
          <MenuItem onSelect={() => setLimit('mute')}>
            <FormattedMessage id="im.channel.member.mute" />
          </MenuItem>
        )}
        <MenuItem danger onSelect={() => setLimit('remove')}>
          <FormattedMessage id="im.channel.member.remove" />
        </MenuItem>
        <MenuItem danger onSelect={() => setLimit('block')}>
          <FormattedMessage id="im.channel.member.block" />
        </MenuItem>
      </Menu>
      {limit && <LimitDialog limit={limit} {...of} name={name} onClose={() => setLimit(null)} />}
    </>
  );
}
