import type { News } from '@mortar/protocol/news';
import { Icon, VisuallyHidden } from '@mortar/ui';
import { FormattedMessage } from 'react-intl';
import { Link } from 'react-router';
import styles from './headline.module.css';
import { useOutward, whereTo } from './where-to.ts';

/** The title of a piece of news, which leads to it: an article of ours here, what others wrote in a tab of its own. */
export function Headline({ news }: { news: News }) {
  const href = useOutward(news);
  if (href === null)
    return (
      <Link to={whereTo(news)} lang={news.lang} className={styles.link}>
        {news.title}
      </Link>
    );
  return (
    <a href={href} target="_blank" rel="noopener noreferrer nofollow" lang={news.lang} className={styles.link}>
      {news.title}
      <Icon name="external" size={16} className={styles.out} />
      <VisuallyHidden>
        <FormattedMessage id="community.news.leaves" values={{ site: news.source?.site ?? '' }} />
      </VisuallyHidden>
    </a>
  );
}
