import { NEWS_CATEGORIES } from '@mortar/protocol/news';
import { FormattedMessage, useIntl } from 'react-intl';
import { TabLinks } from '../../lib/tab-links.tsx';
import styles from './filters.module.css';
import { searchOfView, type View } from './view.ts';

/** What the news are about, each topic a link. */
export function Topics({ view }: { view: View }) {
  const { formatMessage } = useIntl();
  return (
    <div className={styles.topics}>
      <TabLinks
        label={formatMessage({ id: 'community.news.categories' })}
        tabs={[null, ...NEWS_CATEGORIES].map((category) => ({
          to: `/news${searchOfView({ ...view, category, isKept: false })}`,
          isOn: !view.isKept && view.category === category,
          label: <FormattedMessage id={category === null ? 'community.news.all' : `community.news.category.${category}`} />,
        }))}
      />
    </div>
  );
}
