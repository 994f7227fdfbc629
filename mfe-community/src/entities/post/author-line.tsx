import type { Author } from '@mortar/protocol/community';
import { Icon, VisuallyHidden } from '@mortar/ui';
import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import { Link } from 'react-router';
import { personPath } from '#entities/person';
import styles from './author-line.module.css';

/** Who wrote something, and what is said beside the name. */
export function AuthorLine({ author, children }: { author: Author; children?: ReactNode }) {
  return (
    <div className={styles.line}>
      <Link to={personPath(author.uid)} className={styles.name}>
        <bdi>{author.username}</bdi>
      </Link>
      {author.certification && (
        <span className={styles.mark}>
          <Icon name="success" size={16} />
          <VisuallyHidden>
            <FormattedMessage id="community.certified" />
          </VisuallyHidden>
        </span>
      )}
      <span className={styles.beside}>{children}</span>
    </div>
  );
}
