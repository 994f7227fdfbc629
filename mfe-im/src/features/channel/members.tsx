import { dialogOpened } from '@mortar/host';
import type { Channel, Member } from '@mortar/protocol/messaging';
import { Loaded } from '@mortar/remote-kit';
import { Button, EmptyState, Tag, TextField } from '@mortar/ui';
import { Avatar } from '@mortar/ui/data';
import { useGate, useUnit } from 'effector-react';
import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { RoleTag } from '#entities/channel';
import { LongList } from '../../lib/long-list.tsx';
import { useIsMuted } from '../../lib/use-is-muted.ts';
import { useSettled } from '../../lib/use-settled.ts';
import { MemberMenu } from './member-menu.tsx';
import { members, MembersReader } from './model.ts';
import styles from './channel.module.css';

const ROW_PX = 56;

/** Everybody in a channel, however many; a search finds one of them on the server. */
export function Members({ channel, me }: { channel: Channel; me: string }) {
  const { formatMessage } = useIntl();
  const [text, setText] = useState('');
  const sought = useSettled(text);
  useGate(MembersReader, { channelid: channel.channelid, ...(sought && { text: sought }) });
  const more = useUnit(members.moreWanted);
  const label = formatMessage({ id: 'im.channel.members' });
  return (
    <>
      <TextField
        label={formatMessage({ id: 'im.channel.members.search' })}
        clearLabel={formatMessage({ id: 'im.clear' })}
        maxLength={64}
        value={text}
        onValueChange={setText}
        type="search"
      />
      <Loaded of={members}>
        {({ items, total }) =>
          items.length === 0 ? (
            <EmptyState kind="filtered" headingLevel={3} title={formatMessage({ id: 'im.channel.members.none' })} />
          ) : (
            <LongList items={items} itemKey={({ uid }) => uid} label={label} estimate={ROW_PX} total={total} onNearEnd={() => more()}>
              {(member) => <MemberRow member={member} channel={channel} isMe={member.uid === me} />}
            </LongList>
          )
        }
      </Loaded>
      <MoreFailed />
    </>
  );
}

/** The next members did not come: it is said, and tried again. */
function MoreFailed() {
  const { failure, more } = useUnit({ failure: members.$moreFailure, more: members.moreWanted });
  if (!failure) return null;
  return (
    <Button icon="retry" onClick={() => more()}>
      <FormattedMessage id="im.more-failed" />
    </Button>
  );
}

function MemberRow({ member, channel, isMe }: { member: Member; channel: Channel; isMe: boolean }) {
  const open = useUnit(dialogOpened);
  const { formatMessage } = useIntl();
  const { uid, username, headimgurl, role } = member;
  const name = username || formatMessage({ id: 'im.person.gone' });
  const isMuted = useIsMuted(member.mutedUntil);
  return (
    <div className={styles.member}>
      <button type="button" className={styles.person} onClick={() => open({ name: 'im.user-card', props: { uid } })}>
        <Avatar name={name} src={headimgurl} seed={uid} size={36} decorative />
        <bdi className={styles.name}>{isMe ? formatMessage({ id: 'im.you-named' }, { name }) : name}</bdi>
      </button>
      {isMuted && (
        <Tag tone="warn">
          <FormattedMessage id="im.role.muted" />
        </Tag>
      )}
      <RoleTag role={role} />
      {!isMe && <MemberMenu member={member} channel={channel} />}
    </div>
  );
}
