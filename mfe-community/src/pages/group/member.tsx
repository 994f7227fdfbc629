import { $session } from '@mortar/host';
import type { Group, GroupMember } from '@mortar/protocol/community';
import { FailureText, Since, useAction, useAsk } from '@mortar/remote-kit';
import { Button, IconButton, Tag } from '@mortar/ui';
import { Avatar } from '@mortar/ui/data';
import { Menu, MenuItem } from '@mortar/ui/overlay';
import { useUnit } from 'effector-react';
import { FormattedMessage, useIntl } from 'react-intl';
import { Link } from 'react-router';
import { isLeading } from '#entities/group';
import { personPath } from '#entities/person';
import { setMemberFx } from './model.ts';
import row from '../../lib/row.module.css';
import styles from './member.module.css';

type Role = 'owner' | 'moderator' | 'member' | 'banned' | 'none';

/** What somebody with a role may make of another: owners do everything, moderators let members in, turn them away and ban them. */
function deedsOf(own: Group['role'], role: GroupMember['role']): readonly Role[] {
  if (role === 'asked' || role === 'banned' || !isLeading(own)) return [];
  if (own === 'moderator') return role === 'member' ? ['none', 'banned'] : [];
  if (role === 'owner') return [];
  return role === 'moderator' ? ['member', 'owner', 'none', 'banned'] : ['moderator', 'owner', 'none', 'banned'];
}
const ICON = { owner: 'user', moderator: 'success', member: 'users', none: 'log-out', banned: 'error' } as const;
/** What is asked before. */
const isGrave = (role: Role) => role === 'owner' || role === 'banned';

/** Somebody in a group. */
export function Member({ group: { groupid, role: own }, member }: { group: Group; member: GroupMember }) {
  const { formatMessage } = useIntl();
  const units = useUnit({ session: $session, set: setMemberFx });
  const { act, isBusy, failure } = useAction(units.set);
  const ask = useAsk();
  const { uid, username, headimgurl, role, at } = member;
  const set = (wanted: Role) => act({ groupid, uid, role: wanted });
  const choose = async (wanted: Role) => {
    const sure = { danger: true, confirm: `community.group.make.${wanted}` };
    if (!isGrave(wanted) || (await ask(`community.group.sure.${wanted}`, { name: username }, sure))) set(wanted);
  };
  const deeds = units.session?.uid === uid ? [] : deedsOf(own, role);
  return (
    <>
      <div className={styles.member}>
        <Avatar name={username} seed={uid} src={headimgurl} size={40} decorative />
        <div className={styles.words}>
          <Link to={personPath(uid)} className={row.name}>
            <bdi>{username}</bdi>
          </Link>
          <span className={row.meta}>
            {(role === 'owner' || role === 'moderator') && (
              <Tag tone="glaze">
                <FormattedMessage id={`community.group.role.${role}`} />
              </Tag>
            )}
            <Since at={at} />
          </span>
        </div>
        {role === 'asked' && (
          <>
            <Button variant="primary" loading={isBusy} onClick={() => set('member')}>
              <FormattedMessage id="community.group.let" />
            </Button>
            <Button disabled={isBusy} onClick={() => set('none')}>
              <FormattedMessage id="community.group.turn" />
            </Button>
          </>
        )}
        {role === 'banned' && (
          <Button loading={isBusy} onClick={() => set('none')}>
            <FormattedMessage id="community.group.unban" />
          </Button>
        )}
        {deeds.length > 0 && (
          <Menu trigger={<IconButton icon="more" label={formatMessage({ id: 'community.menu.person' }, { name: username })} />}>
            {deeds.map((deed) => (
              <MenuItem key={deed} icon={ICON[deed]} danger={deed === 'banned'} onSelect={() => void choose(deed)}>
                <FormattedMessage id={`community.group.make.${deed}`} />
              </MenuItem>
            ))}
          </Menu>
        )}
      </div>
      {failure && <FailureText failure={failure} />}
    </>
  );
}
