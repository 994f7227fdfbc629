import type { Group } from '@mortar/protocol/community';
import { Button, Tag } from '@mortar/ui';
import { Avatar } from '@mortar/ui/data';
import { useUnit } from 'effector-react';
import { FormattedDate, FormattedMessage } from 'react-intl';
import { Link } from 'react-router';
import { groupEditAsked, isLeading, JoinButton } from '#entities/group';
import { personPath } from '#entities/person';
import { ReportButton } from '../../lib/report-button.tsx';
import row from '../../lib/row.module.css';
import styles from './group-head.module.css';

/** What a group is, its rules, and the way in. */
export function GroupHead({ group }: { group: Group }) {
  const edit = useUnit(groupEditAsked);
  const { groupid, name, description, rules, picture, members, joinRule, role, owner, at, isDemo } = group;
  return (
    <section className={styles.group}>
      <div className={styles.head}>
        <Avatar name={name} seed={groupid} src={picture} size={72} decorative />
        <div className={styles.words}>
          <h2 className={styles.name}>
            <bdi>{name}</bdi>
          </h2>
          <p className={row.meta}>
            <Link to="?show=members" className={styles.link}>
              <FormattedMessage id="community.group.members" values={{ count: members }} />
            </Link>
            <FormattedMessage id={`community.group.rule.${joinRule}`} />
            {(role === 'owner' || role === 'moderator') && (
              <Tag tone="glaze">
                <FormattedMessage id={`community.group.role.${role}`} />
              </Tag>
            )}
            {isDemo && (
              <Tag>
                <FormattedMessage id="community.demo" />
              </Tag>
            )}
          </p>
        </div>
      </div>
      {description && <p className={styles.description}>{description}</p>}
      {role === 'banned' && (
        <p className={styles.note}>
          <FormattedMessage id="community.group.banned" />
        </p>
      )}
      {rules.length > 0 && (
        <details className={styles.rules}>
          <summary className={styles.summary}>
            <FormattedMessage id="community.group.rules" values={{ count: rules.length }} />
          </summary>
          <ol className={styles.list}>
            {rules.map((rule) => (
              <li key={rule}>{rule}</li>
            ))}
          </ol>
        </details>
      )}
      <p className={styles.owner}>
        {owner && (
          <FormattedMessage
            id="community.group.owner"
            values={{
              name: (
                <Link to={personPath(owner.uid)} className={styles.link}>
                  <bdi>{owner.username}</bdi>
                </Link>
              ),
              date: <FormattedDate value={at} dateStyle="medium" />,
            }}
          />
        )}
      </p>
      <div className={styles.acts}>
        <JoinButton group={group} />
        {isLeading(role) && (
          <Button icon="pencil" onClick={() => edit({ groupid })}>
            <FormattedMessage id="community.group.edit" />
          </Button>
        )}
        {role !== 'owner' && <ReportButton of={{ targettype: 'group', targetid: groupid }} />}
      </div>
    </section>
  );
}
