import { createRequest } from '@mortar/client';
import { selectAllNews } from '@mortar/protocol/news';
import { createQuery, LandingSection } from '@mortar/remote-kit';
import { useUnit } from 'effector-react';
import { StoryCard } from '#entities/news';
import styles from './panel.module.css';

const SHOWN = 3;
const latest = createQuery(createRequest(selectAllNews));

/** The latest stories on the landing page. Nothing while there are none. */
export function Panel() {
  const { data, want } = useUnit({ data: latest.$data, want: latest.wanted });
  const list = data?.list ?? [];
  return (
    <LandingSection
      title="community.news.panel"
      all={{ words: 'community.news.panel.all', to: '/news' }}
      onNear={() => want({ pageSize: SHOWN })}
    >
      {list.length > 0 && (
        <div className={styles.stories}>
          {list.map((story) => (
            <StoryCard key={story.lead.newsid} story={story} />
          ))}
        </div>
      )}
    </LandingSection>
  );
}
