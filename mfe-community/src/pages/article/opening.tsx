import { Skeleton } from '@mortar/ui';
import { FormattedMessage } from 'react-intl';
import { BodyOutline, BylineOutline, PictureOutline } from '#entities/news';
import { CommunityNav } from '../../lib/community-nav.tsx';
import styles from './article.module.css';
import page from './page.module.css';
import { WayBack } from './way-back.tsx';

/** An article before any script runs, in places that the server fills. */
export function Opening() {
  return (
    <>
      <CommunityNav />
      <div className={page.page}>
        {'{{#article}}'}
        <article className={styles.article}>
          <WayBack />
          <header className={styles.head}>
            <BylineOutline />
            <h1 className={styles.title} lang="{{lang}}">
              {'{{title}}'}
            </h1>
            {'{{#summary}}'}
            <p className={styles.summary} lang="{{lang}}">
              {'{{summary}}'}
            </p>
            {'{{/summary}}'}
            <p className={styles.dates}>
              {'{{#author}}'}
              <span>
                <FormattedMessage id="community.news.by" values={{ name: <bdi>{'{{author}}'}</bdi> }} />
              </span>
              {'{{/author}}'}
              <Skeleton shape="text" className={styles.dateOutline!} />
            </p>
          </header>
          <PictureOutline className={styles.picture!} />
          {'{{^isOut}}'}
          <BodyOutline />
          {'{{/isOut}}'}
        </article>
        {'{{/article}}'}
      </div>
    </>
  );
}
