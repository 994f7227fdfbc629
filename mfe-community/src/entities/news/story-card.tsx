import type { Story } from '@mortar/protocol/news';
import { LazyImage } from '@mortar/ui/media';
import { FormattedMessage } from 'react-intl';
import { Link } from 'react-router';
import { Byline } from './byline.tsx';
import { Headline } from './headline.tsx';
import styles from './story-card.module.css';
import { whereTo } from './where-to.ts';

interface Props {
  story: Story;
  /** The first of a page, with all the room that it wants. */
  isLead?: boolean;
}

/** A story: its first report, and who else tells the same. */
export function StoryCard({ story: { lead, also, alsoCount }, isLead = false }: Props) {
  const { picture, summary, lang } = lead;
  const more = alsoCount - also.length;
  return (
    <article className={styles.story} data-lead={isLead || undefined} data-picture={picture !== null || undefined}>
      {picture && (
        // What it leads to, the title says.
        <Link to={whereTo(lead)} tabIndex={-1} aria-hidden className={styles.frame}>
          <LazyImage eager={isLead} src={picture.url} alt="" width={picture.width} height={picture.height} className={styles.picture} />
        </Link>
      )}
      <div className={styles.words}>
        <Byline news={lead} />
        <h2 className={styles.title}>
          <Headline news={lead} />
        </h2>
        {summary !== '' && (
          <p className={styles.summary} lang={lang}>
            {summary}
          </p>
        )}
        {also.length > 0 && (
          <div className={styles.also}>
            <p className={styles.alsoTitle}>
              <FormattedMessage id="community.news.also" />
            </p>
            <ul className={styles.reports}>
              {also.map((news) => (
                <li key={news.newsid}>
                  <span className={styles.alsoSource}>{news.source?.name}</span> <Headline news={news} />
                </li>
              ))}
            </ul>
            {more > 0 && (
              <Link to={whereTo(lead)}>
                <FormattedMessage id="community.news.alsoMore" values={{ count: more }} />
              </Link>
            )}
          </div>
        )}
      </div>
    </article>
  );
}
