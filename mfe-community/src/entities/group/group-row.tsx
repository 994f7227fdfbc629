import { Tag } from '@mortar/ui';
import { Avatar } from '@mortar/ui/data';
import { FormattedMessage } from 'react-intl';
import { Link } from 'react-router';
import { JoinButton } from './join-button.tsx';
import { groupPath, useGroup } from './model.ts';
import row from '../../lib/row.module.css';
import styles from './group-row.module.css';

/** A group in a list. */
export function GroupRow({ groupid }: { groupid: string }) {
  const group = useGroup(groupid);
  if (!group) return null;
  const { name, description, picture, members, joinRule, isDemo } = group;
  return (
    <div className={styles.row}>
      <Avatar name={name} seed={groupid} src={picture} size={48} decorative />
      <div className={styles.words}>
        <Link to={groupPath(groupid)} className={row.name}>
          <bdi>{name}</bdi>
        </Link>
        {description && <p className={row.text}>{description}</p>}
        <p className={row.meta}>
          <span>
            <FormattedMessage id="community.group.members" values={{ count: members }} />
          </span>
          {joinRule === 'approval' && (
            <span>
              <FormattedMessage id="community.group.approval" />
            </span>
          )}
          {isDemo && (
            <Tag>
              <FormattedMessage id="community.demo" />
            </Tag>
          )}
        </p>
      </div>
      <JoinButton group={group} />
    </div>
  );
}
