import { Skeleton } from '@mortar/ui';
import { FormattedMessage } from 'react-intl';
import { StoryOutline } from '#entities/news';
import { WideColumn } from '../../lib/wide-column.tsx';
import filters from './filters.module.css';
import styles from './page.module.css';
import { Topics } from './topics.tsx';
import { readView } from './view.ts';

/** The page as a visitor sees it before any script runs: its links lead on, and nothing takes a press that would be lost. */
export function Opening() {
  return (
    <WideColumn title={<FormattedMessage id="community.news.title" />} lede={<FormattedMessage id="community.news.lede" />}>
      <div className={filters.filters}>
        <Topics view={readView('')} />
        <div className={filters.row}>
          <Skeleton className={filters.selectOutline!} />
          <Skeleton className={filters.selectOutline!} />
        </div>
      </div>
      {'{{#stories}}'}
      <div>
        {'{{#lead}}'}
        <StoryOutline isLead />
        {'{{/lead}}'}
        <div className={styles.river}>
          {'{{#river}}'}
          <StoryOutline />
          {'{{/river}}'}
        </div>
      </div>
      {'{{/stories}}'}
    </WideColumn>
  );
}
