import { Button } from '@mortar/ui';
import { FormattedMessage } from 'react-intl';
import { useIsEditor } from '#entities/article';
import styles from './page.module.css';

/** The way to the desk, for editors alone. */
export function EditorsRow() {
  if (!useIsEditor()) return null;
  return (
    <div className={styles.editors}>
      <Button href="/news/desk" icon="pencil">
        <FormattedMessage id="community.desk.title" />
      </Button>
    </div>
  );
}
