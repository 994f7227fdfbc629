import { blocksOf } from '@mortar/protocol/news';
import { FormattedMessage } from 'react-intl';
import type { OwnArticle } from '#entities/article';
import { Body } from '#entities/news';
import styles from './news-write.module.css';

/** An article in one language as readers will have it. */
export function Preview({ lang, article: { article, picture } }: { lang: 'en' | 'zh-HK'; article: OwnArticle }) {
  const { title, summary, body } = article.texts[lang];
  return (
    <article className={styles.preview} lang={lang}>
      <h2 className={styles.title}>{title.trim() || <FormattedMessage id="community.desk.untitled" />}</h2>
      {summary && <p className={styles.summary}>{summary}</p>}
      {picture && <img src={picture.url} alt={article.alt[lang]} width={picture.width} height={picture.height} className={styles.image} />}
      <Body blocks={blocksOf(body)} lang={lang} />
    </article>
  );
}
