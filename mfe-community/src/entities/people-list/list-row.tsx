import type { PeopleList } from '@mortar/protocol/community';
import { Icon, Tag } from '@mortar/ui';
import { FormattedMessage } from 'react-intl';
import { Link } from 'react-router';
import { listPath } from './model.ts';
import row from '../../lib/row.module.css';
import styles from './list-row.module.css';

/** A list of people among others. */
export function ListRow({ of: { listid, name, description, isPublic, people, isDemo } }: { of: PeopleList }) {
  return (
    <div className={styles.row}>
      <Link to={listPath(listid)} className={row.name}>
        <bdi>{name}</bdi>
      </Link>
      {description && <p className={row.text}>{description}</p>}
      <p className={row.meta}>
        <span>
          <FormattedMessage id="community.list.people" values={{ count: people }} />
        </span>
        {!isPublic && (
          <span className={styles.private}>
            <Icon name="lock" size={16} />
            <FormattedMessage id="community.list.private" />
          </span>
        )}
        {isDemo && (
          <Tag>
            <FormattedMessage id="community.demo" />
          </Tag>
        )}
      </p>
    </div>
  );
}
