import type { News } from '@mortar/protocol/news';
import { FormattedMessage } from 'react-intl';
import { Byline, Headline } from '#entities/news';
import styles from './others.module.css';

/** Other pieces of news: of the same story, or about something near. */
export function Others({ id, of }: { id: 'also' | 'related'; of: readonly News[] }) {
  if (of.length === 0) return null;
  return (
    <section className={styles.others} aria-labelledby={`news-${id}`}>
      <h2 id={`news-${id}`} className={styles.title}>
        <FormattedMessage id={`community.news.${id}`} />
      </h2>
      <ul className={styles.list}>
        {of.map((news) => (
          <li key={news.newsid} className={styles.one}>
            <Byline news={news} />
            <Headline news={news} />
          </li>
        ))}
      </ul>
    </section>
  );
}
