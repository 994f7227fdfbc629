import type { Output } from '@mortar/protocol';
import type { getNews } from '@mortar/protocol/news';
import { Copy } from '@mortar/remote-kit';
import { Button } from '@mortar/ui';
import { LazyImage } from '@mortar/ui/media';
import { useUnit } from 'effector-react';
import { FormattedDate, FormattedMessage, useIntl } from 'react-intl';
import { Link } from 'react-router';
import { Body, Byline, KeepButton, whereTo } from '#entities/news';
import { ReportButton } from '../../lib/report-button.tsx';
import styles from './article.module.css';

import { EditButton } from './edit-button.tsx';
import { keeping } from './model.ts';
import { Others } from './others.tsx';
import { Outward } from './outward.tsx';
import { WayBack } from './way-back.tsx';

/** A piece of news: its words, where they come from, and what goes on from there. */
export function Article({ news, body, author, revisions, also, related }: Output<typeof getNews>) {
  const { formatMessage } = useIntl();
  const { kept, answered } = useUnit({ kept: keeping.$data, answered: keeping.$answered });
  const { title, summary, lang, picture, tags, editedAt } = news;
  return (
    <article className={styles.article}>
      <WayBack />
      <header className={styles.head}>
        <Byline news={news} isLinked={false} />
        <h1 className={styles.title} lang={lang}>
          {title}
        </h1>
        {summary !== '' && (
          <p className={styles.summary} lang={lang}>
            {summary}
          </p>
        )}
        <p className={styles.dates}>
          {author && (
            <span>
              <FormattedMessage id="community.news.by" values={{ name: <bdi>{author}</bdi> }} />
            </span>
          )}
          <FormattedDate value={news.publishedAt} dateStyle="long" />
          {editedAt && (
            <span>
              <FormattedMessage id="community.news.edited" values={{ date: <FormattedDate value={editedAt} dateStyle="long" /> }} />
            </span>
          )}
        </p>
      </header>
      {picture && (
        <LazyImage eager src={picture.url} alt={picture.alt} width={picture.width} height={picture.height} className={styles.picture} />
      )}
      {news.url === null ? <Body blocks={body} lang={lang} /> : <Outward news={news} />}
      {tags.length > 0 && (
        <ul className={styles.tags} aria-label={formatMessage({ id: 'community.news.tags' })}>
          {tags.map((tag) => (
            <li key={tag}>
              <Link to={`/news?tag=${encodeURIComponent(tag)}`} className={styles.tag}>
                #{tag}
              </Link>
            </li>
          ))}
        </ul>
      )}
      <div className={styles.acts}>
        {kept && answered?.params.newsid === news.newsid && <KeepButton newsid={news.newsid} isKept={kept.mine} count={kept.count} />}
        {news.url === null && <EditButton newsid={news.newsid} />}
        <Copy value={new URL(whereTo(news), location.origin).href} label={formatMessage({ id: 'community.news.copy' })} />
        {typeof navigator.share === 'function' && (
          <Button icon="send" onClick={() => void navigator.share({ title, url: location.href }).catch(() => undefined)}>
            <FormattedMessage id="community.news.share" />
          </Button>
        )}
        <ReportButton of={{ targettype: 'news', targetid: news.newsid }} />
      </div>
      {revisions.length > 1 && (
        <details className={styles.revisions}>
          <summary className={styles.open}>
            <FormattedMessage id="community.news.revisions" values={{ count: revisions.length }} />
          </summary>
          <ol reversed className={styles.versions}>
            {revisions.map(({ rev, at, title: was }) => (
              <li key={rev}>
                <FormattedDate value={at} dateStyle="medium" timeStyle="short" /> <span lang={lang}>{was}</span>
              </li>
            ))}
          </ol>
        </details>
      )}
      <Others id="also" of={also} />
      <Others id="related" of={related} />
    </article>
  );
}
