import { Button } from '@mortar/ui';
import { FormattedMessage } from 'react-intl';
import { Link } from 'react-router';
import styles from './page.module.css';

/** The way to show a video of one's own. */
export const UploadButton = () => (
  <Button variant="primary" icon="plus" render={<Link to="/video/upload" />}>
    <FormattedMessage id="community.video.upload" />
  </Button>
);

/** What can be done besides watching. */
export function Acts() {
  return (
    <div className={styles.acts}>
      <UploadButton />
      <Button variant="quiet" render={<Link to="/video/mine" />}>
        <FormattedMessage id="community.video.mine" />
      </Button>
    </div>
  );
}
