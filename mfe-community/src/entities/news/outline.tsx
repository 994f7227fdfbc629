import { Icon, Skeleton, Tag } from '@mortar/ui';
import { LazyImage } from '@mortar/ui/media';
import { NEWS_CATEGORIES } from '@mortar/protocol/news';
import { Fragment } from 'react';
import { FormattedMessage } from 'react-intl';
import body from './body.module.css';
import byline from './byline.module.css';
import headline from './headline.module.css';
import styles from './story-card.module.css';

// News before any script runs. The server fills their places (Mustache) with what `server/src/modules/news/first-views.ts` says.

/** Who published it and about what. */
export function BylineOutline() {
  return (
    <p className={byline.line}>
      {'{{#source}}'}
      <span className={byline.source}>
        <bdi>{'{{source}}'}</bdi>
      </span>
      {'{{/source}}{{^source}}'}
      <span className={byline.source} data-own>
        <FormattedMessage id="community.news.own" />
      </span>
      {'{{/source}}'}
      <Skeleton shape="text" className={byline.sinceOutline!} />
      <span>
        {NEWS_CATEGORIES.map((category) => (
          <Fragment key={category}>
            {`{{#category.${category}}}`}
            <FormattedMessage id={`community.news.category.${category}`} />
            {`{{/category.${category}}}`}
          </Fragment>
        ))}
      </span>
      {'{{#isDemo}}'}
      <Tag>
        <FormattedMessage id="community.news.demo" />
      </Tag>
      {'{{/isDemo}}'}
    </p>
  );
}

/** Its picture, in its own size; nothing where it has none. */
export function PictureOutline({ className }: { className: string }) {
  return (
    <>
      {'{{#picture}}'}
      <LazyImage eager src="{{src}}" alt="{{alt}}" width={'{{width}}' as never} height={'{{height}}' as never} className={className} />
      {'{{/picture}}'}
    </>
  );
}

function Words() {
  return (
    <div className={styles.words}>
      <BylineOutline />
      <h2 className={styles.title}>
        <a href="/news/{{newsid}}" lang="{{lang}}" className={headline.link}>
          {'{{title}}'}
          {'{{#isOut}}'}
          <Icon name="external" size={16} className={headline.out} />
          {'{{/isOut}}'}
        </a>
      </h2>
      {'{{#summary}}'}
      <p className={styles.summary} lang="{{lang}}">
        {'{{summary}}'}
      </p>
      {'{{/summary}}{{#isTold}}'}
      <div className={styles.also}>
        <p className={styles.alsoTitle}>
          <FormattedMessage id="community.news.also" />
        </p>
        <ul className={styles.reports}>
          {'{{#also}}'}
          <li>
            <span className={styles.alsoSource}>{'{{source}}'}</span> <span lang="{{lang}}">{'{{title}}'}</span>
            <Icon name="external" size={16} className={headline.out} />
          </li>
          {'{{/also}}'}
        </ul>
        {'{{#isMore}}'}
        <Skeleton shape="text" />
        {'{{/isMore}}'}
      </div>
      {'{{/isTold}}'}
    </div>
  );
}

/** A story. */
export function StoryOutline({ isLead = false }: { isLead?: boolean }) {
  const lead = isLead || undefined;
  return (
    <>
      {'{{#picture}}'}
      <article className={styles.story} data-lead={lead} data-picture>
        <span className={styles.frame}>
          <PictureOutline className={styles.picture!} />
        </span>
        <Words />
      </article>
      {'{{/picture}}{{^picture}}'}
      <article className={styles.story} data-lead={lead}>
        <Words />
      </article>
      {'{{/picture}}'}
    </>
  );
}

/** The text of an article. */
export function BodyOutline() {
  return (
    <div className={body.body} lang="{{lang}}">
      {'{{#words}}{{#heading}}'}
      <h2 className={body.heading}>{'{{heading}}'}</h2>
      {'{{/heading}}{{#paragraph}}'}
      <p>{'{{paragraph}}'}</p>
      {'{{/paragraph}}{{#items.length}}'}
      <ul className={body.list}>
        {'{{#items}}'}
        <li className={body.item}>{'{{.}}'}</li>
        {'{{/items}}'}
      </ul>
      {'{{/items.length}}{{/words}}'}
    </div>
  );
}
