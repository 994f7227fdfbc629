import type { PeopleList } from '@mortar/protocol/community';
import { Icon, Tag } from '@mortar/ui';
import { FormattedMessage } from 'react-intl';
import styles from './list-marks.module.css';

/** How many people a list has, and what else is to know of it. */
export function ListMarks({ of: { people, isPublic, isDemo } }: { of: PeopleList }) {
  return (
    <>
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
    </>
  );
}
