import { ARTICLE_LIMITS } from '@mortar/protocol/news';
import { TextField } from '@mortar/ui';
import { TextArea } from '@mortar/ui/fields';
import { useIntl } from 'react-intl';
import type { OwnArticle } from '#entities/article';
import styles from './news-write.module.css';

type Lang = 'en' | 'zh-HK';
interface Props {
  lang: Lang;
  article: OwnArticle;
  isFixed: boolean;
  /** @param field what of it, as `faultOf` names it */
  onChange: (change: (article: OwnArticle) => OwnArticle, field: string) => void;
  /** What is wrong with a field of it, such as `texts.en.title`. */
  faultOf: (field: string) => string | undefined;
}

/** The words of an article in one language. */
export function Words({ lang, article, isFixed, onChange, faultOf }: Props) {
  const { formatMessage } = useIntl();
  const { title, summary, body } = article.article.texts[lang];
  const set = (part: 'title' | 'summary' | 'body') => (value: string) =>
    onChange((now) => {
      const { texts } = now.article;
      return { ...now, article: { ...now.article, texts: { ...texts, [lang]: { ...texts[lang], [part]: value } } } };
    }, `texts.${lang}.${part}`);
  const about = (part: 'title' | 'summary' | 'body') => {
    const error = faultOf(`texts.${lang}.${part}`);
    return {
      label: formatMessage({ id: `community.write.field.${part}` }),
      // Its own language, so that the keyboard and the reader know.
      lang,
      ...(error !== undefined && { error }),
    };
  };
  const counted = (count: number, limit: number) => formatMessage({ id: 'community.write.count' }, { count, limit });
  return (
    <fieldset className={styles.words} disabled={isFixed}>
      <legend className={styles.legend}>{formatMessage({ id: `community.write.lang.${lang}` })}</legend>
      <TextField {...about('title')} value={title} onValueChange={set('title')} />
      <TextArea
        {...about('summary')}
        rows={2}
        value={summary}
        onValueChange={set('summary')}
        limit={ARTICLE_LIMITS.summary}
        countLabel={counted}
        helper={formatMessage({ id: 'community.write.summary.helper' })}
      />
      <TextArea
        {...about('body')}
        // Room for an article before there is one.
        style={{ minBlockSize: '280px' }}
        rows={14}
        value={body}
        onValueChange={set('body')}
        limit={ARTICLE_LIMITS.body}
        countLabel={counted}
        helper={formatMessage({ id: 'community.write.body.helper' })}
      />
      {article.picture && (
        <TextField
          label={formatMessage({ id: 'community.write.alt' })}
          lang={lang}
          value={article.article.alt[lang]}
          maxLength={ARTICLE_LIMITS.alt}
          onValueChange={(alt) =>
            onChange((now) => ({ ...now, article: { ...now.article, alt: { ...now.article.alt, [lang]: alt } } }), `alt.${lang}`)
          }
        />
      )}
    </fieldset>
  );
}
