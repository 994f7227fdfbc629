import { createRequest } from '@mortar/client';
import { selectAllNews } from '@mortar/protocol/news';
import { createQuery, useSeen } from '@mortar/remote-kit';
import { Button } from '@mortar/ui';
import { useUnit } from 'effector-react';
import { useEffect, useRef } from 'react';
import { FormattedMessage } from 'react-intl';
import { Link } from 'react-router';
import { StoryCard } from '#entities/news';
import styles from './panel.module.css';

const SHOWN = 3;
const latest = createQuery(createRequest(selectAllNews));

/** The latest stories on the landing page. Nothing while there are none. */
export function Panel() {
  const place = useRef<HTMLDivElement>(null);
  const isSeen = useSeen(place);
  const { data, want } = useUnit({ data: latest.$data, want: latest.wanted });
  useEffect(() => {
    if (isSeen) want({ pageSize: SHOWN });
  }, [isSeen, want]);
  const list = data?.list ?? [];
  return (
    <div ref={place} className={styles.place}>
      {list.length > 0 && (
        <section className={styles.panel} aria-labelledby="community-news">
          <div className={styles.head}>
            <h2 id="community-news" className={styles.title}>
              <FormattedMessage id="community.news.panel" />
            </h2>
            <Button render={<Link to="/news" />} trailingIcon="arrow-right">
              <FormattedMessage id="community.news.panel.all" />
            </Button>
          </div>
          <div className={styles.stories}>
            {list.map((story) => (
              <StoryCard key={story.lead.newsid} story={story} />
            ))}
          </div>
        </section>
      )}
    </div>
  );
}
