import { FormattedMessage } from 'react-intl';
import { Link } from 'react-router';
import styles from './article.module.css';

/** The way back to all news. */
export const WayBack = () => (
  <p>
    <Link to="/news" className={styles.back}>
      <FormattedMessage id="community.news.back" />
    </Link>
  </p>
);
