import { Skeleton } from '@mortar/ui';
import { FormattedMessage } from 'react-intl';
import { AuthorOutline, TextOutline } from '#entities/post';
import { Column } from '../../lib/column.tsx';
import styles from './post-detail.module.css';

/** The page as a visitor sees it before any script runs, in places that the server fills. */
export function Opening() {
  return (
    <Column title={<FormattedMessage id="community.post.title" />} titleHidden>
      {'{{#post}}'}
      <div className={styles.post}>
        <header className={styles.head}>
          <Skeleton shape="circle" className={styles.faceOutline!} />
          <AuthorOutline />
        </header>
        <TextOutline size="large" />
      </div>
      {'{{/post}}'}
    </Column>
  );
}
