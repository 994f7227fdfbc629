import type { News } from '@mortar/protocol/news';
import { Since } from '@mortar/remote-kit';
import { Tag } from '@mortar/ui';
import { FormattedMessage } from 'react-intl';
import { Link } from 'react-router';
import styles from './byline.module.css';
import { whereTo } from './where-to.ts';

/** Who published it, when, and about what. */
export function Byline({ news, isLinked = true }: { news: News; isLinked?: boolean }) {
  const since = <Since at={news.publishedAt} />;
  return (
    <p className={styles.line}>
      <span className={styles.source} data-own={news.source === null || undefined}>
        {news.source === null ? <FormattedMessage id="community.news.own" /> : <bdi>{news.source.name}</bdi>}
      </span>
      {isLinked ? (
        <Link to={whereTo(news)} className={styles.time}>
          {since}
        </Link>
      ) : (
        since
      )}
      <span>
        <FormattedMessage id={`community.news.category.${news.category}`} />
      </span>
      {news.isDemo && (
        <Tag>
          <FormattedMessage id="community.news.demo" />
        </Tag>
      )}
    </p>
  );
}
