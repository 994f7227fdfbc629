import type { News } from '@mortar/protocol/news';
import { Button } from '@mortar/ui';
import { FormattedMessage } from 'react-intl';
import { useOutward } from '#entities/news';
import styles from './article.module.css';

/** The way to where the whole stands, with that site's name on it. */
export function Outward({ news }: { news: News }) {
  const { url, source } = news;
  const href = useOutward(news);
  return (
    <div className={styles.outward}>
      <p>
        <FormattedMessage id="community.news.elsewhere" values={{ name: <bdi>{source?.name}</bdi> }} />
      </p>
      {href !== null && (
        <Button variant="primary" trailingIcon="external" href={href} target="_blank" rel="noopener noreferrer nofollow">
          <FormattedMessage id="community.news.readAt" values={{ site: new URL(url!).hostname }} />
        </Button>
      )}
    </div>
  );
}
