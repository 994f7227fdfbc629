import type { Author } from '@mortar/protocol/community';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { CertifiedMark, personPath } from '#entities/person';
import styles from './author-line.module.css';

/** Who wrote something, and what is said beside the name. */
export function AuthorLine({ author, children }: { author: Author; children?: ReactNode }) {
  return (
    <div className={styles.line}>
      <Link to={personPath(author.uid)} className={styles.name}>
        <bdi>{author.username}</bdi>
      </Link>
      {author.certification && <CertifiedMark />}
      <span className={styles.beside}>{children}</span>
    </div>
  );
}
