import { fieldMessage, type RequestFailure } from '@mortar/client';
import { NEWS_CATEGORIES, tagsIn } from '@mortar/protocol/news';
import { createLoader, FailureWords, Gone, isUnknown, oneOf, useAction, useSearch, useShow } from '@mortar/remote-kit';
import { Button, ErrorState, Icon, Skeleton, TextField, VisuallyHidden } from '@mortar/ui';
import { Select } from '@mortar/ui/choices';
import { useUnit } from 'effector-react';
import { useEffect, useState } from 'react';
import { FormattedDate, FormattedMessage, useIntl } from 'react-intl';
import { Link, useNavigate, useParams } from 'react-router';
import { $article, $articleFailure, articleTyped, openArticleFx, writePath, type OwnArticle } from '#entities/article';
import { TabLinks } from '../../lib/tab-links.tsx';
import { WideColumn } from '../../lib/wide-column.tsx';
import { Acts } from './acts.tsx';
import { Cover } from './cover.tsx';
import { holdFx, publishArticleFx } from './model.ts';
import { Preview } from './preview.tsx';
import { SaveState } from './save-state.tsx';
import { Words } from './words.tsx';
import styles from './news-write.module.css';

const LANGS = ['en', 'zh-HK'] as const;
const VIEWS = ['write', 'preview'] as const;

export const loader = createLoader(openArticleFx, ({ params }) => ({ draftid: params['id'] ?? '' }));

/** `/news/write/:id`: an article of this site in both languages, written, looked at and published. For editors. */
export function Page() {
  const { formatMessage } = useIntl();
  const { id = '' } = useParams();
  const navigate = useNavigate();
  const { article, failure, open, isOpening } = useUnit({
    article: $article,
    failure: $articleFailure,
    open: openArticleFx,
    isOpening: openArticleFx.pending,
  });
  const shownId = article?.draftid;
  // Somebody else changed it meanwhile: what stands here has gone on under another name.
  useEffect(() => {
    if (shownId !== undefined && shownId !== id && !isOpening) void navigate(writePath(shownId), { replace: true });
  }, [shownId, id, isOpening, navigate]);
  return (
    <WideColumn
      title={<FormattedMessage id={article?.newsid ? 'community.write.title.change' : 'community.write.title'} />}
      lede={<FormattedMessage id="community.write.lede" />}
    >
      {article ? (
        <Form article={article} />
      ) : isUnknown(failure) ? (
        <Gone
          title={formatMessage({ id: 'community.write.gone' })}
          back={{ to: '/news/desk', label: formatMessage({ id: 'community.desk.title' }) }}
        />
      ) : failure ? (
        <ErrorState
          headingLevel={2}
          title={formatMessage({ id: 'community.write.failed' })}
          retry={{
            label: formatMessage({ id: 'community.again' }),
            onRetry: () => void open({ draftid: id }).catch(() => undefined),
            pending: isOpening,
          }}
        >
          <FailureWords failure={failure} />
        </ErrorState>
      ) : (
        <div aria-busy="true">
          <Skeleton shape="text" lines={12} />
        </div>
      )}
    </WideColumn>
  );
}

function Form({ article }: { article: OwnArticle }) {
  const { formatMessage, locale } = useIntl();
  const show = useShow();
  const search = new URLSearchParams(useSearch());
  const lang = oneOf(LANGS, search.get('lang')) ?? oneOf(LANGS, locale) ?? 'en';
  const view = oneOf(VIEWS, search.get('view')) ?? 'write';
  const units = useUnit({ publish: publishArticleFx, isSending: publishArticleFx.pending, hold: holdFx, type: articleTyped });
  const publish = useAction(units.publish);
  const { failure } = publish;
  // What was mended since the last try is not called wrong any more.
  const [mended, setMended] = useState<{ since: RequestFailure | null; fields: readonly string[] }>({ since: null, fields: [] });
  const isMended = (field: string) => mended.since === failure && mended.fields.includes(field);
  const faultOf = (field: string) => (failure && !isMended(field) ? fieldMessage(failure, field) : undefined);
  const isWrong = (part: string) =>
    failure?.kind === 'validation' && failure.fields.some(({ field }) => field.startsWith(part) && !isMended(field));
  const isWaiting = article.when !== null && article.held === null;
  const isFixed = isWaiting || units.isSending;
  const change = (next: (now: OwnArticle) => OwnArticle, field?: string) => {
    units.type(next);
    if (failure && field) setMended({ since: failure, fields: [...(mended.since === failure ? mended.fields : []), field] });
  };
  const to = (part: { lang?: string; view?: string }) => `?${new URLSearchParams({ lang, view, ...part })}`;
  const { category, tags } = article.article;
  return (
    <div className={styles.page} data-lang={lang}>
      <div className={styles.bar}>
        <SaveState article={article} />
        <Button icon={view === 'preview' ? 'pencil' : 'eye'} onClick={() => show(to({ view: view === 'preview' ? 'write' : 'preview' }))}>
          <FormattedMessage id={view === 'preview' ? 'community.write.back' : 'community.write.preview'} />
        </Button>
        <Link to="/news/desk" className={styles.desk}>
          <FormattedMessage id="community.desk.title" />
        </Link>
      </div>
      {article.when && (
        <div role="status" className={styles.when} data-held={article.held ?? undefined}>
          <p>
            <FormattedMessage
              id={article.held ? `community.desk.held.${article.held}` : 'community.write.waits'}
              values={{
                time: <FormattedDate value={article.when.at} dateStyle="full" timeStyle="short" timeZone={article.when.zone} />,
                zone: article.when.zone.replaceAll('_', ' '),
              }}
            />
          </p>
          <Button onClick={() => void units.hold({ draftid: article.draftid }).catch(() => undefined)}>
            <FormattedMessage id="community.write.unschedule" />
          </Button>
        </div>
      )}
      <div className={styles.langs}>
        <TabLinks
          label={formatMessage({ id: 'community.write.langs' })}
          tabs={LANGS.map((one) => ({
            to: to({ lang: one }),
            isOn: one === lang,
            label: (
              <>
                <FormattedMessage id={`community.write.lang.${one}`} />{' '}
                {isWrong(`texts.${one}.`) && <Icon name="warning" size={16} label={formatMessage({ id: 'community.write.lang.wrong' })} />}
              </>
            ),
          }))}
        />
      </div>
      {view === 'preview' ? (
        <div className={styles.both}>
          {LANGS.map((one) => (
            <div key={one} data-of={one} className={styles.one}>
              <Preview lang={one} article={article} />
            </div>
          ))}
        </div>
      ) : (
        <>
          <Cover picture={article.picture} isFixed={isFixed} onChange={change} />
          <div className={styles.both}>
            {LANGS.map((one) => (
              <div key={one} data-of={one} className={styles.one}>
                <Words lang={one} article={article} isFixed={isFixed} onChange={change} faultOf={faultOf} />
              </div>
            ))}
          </div>
          <div className={styles.about}>
            <Select
              label={formatMessage({ id: 'community.sources.category' })}
              placeholder={formatMessage({ id: 'community.sources.category' })}
              value={category}
              disabled={isFixed}
              onValueChange={(chosen) => change((now) => ({ ...now, article: { ...now.article, category: chosen } }))}
              choices={NEWS_CATEGORIES.map((value) => ({ value, label: formatMessage({ id: `community.news.category.${value}` }) }))}
            />
            <TextField
              label={formatMessage({ id: 'community.news.tags' })}
              value={tags}
              disabled={isFixed}
              helper={
                tags.trim()
                  ? tagsIn(tags)
                      .map((tag) => `#${tag}`)
                      .join(' ')
                  : formatMessage({ id: 'community.write.tags.helper' })
              }
              error={faultOf('tags')}
              onValueChange={(typed) => change((now) => ({ ...now, article: { ...now.article, tags: typed } }), 'tags')}
            />
          </div>
        </>
      )}
      <VisuallyHidden role="status">{units.isSending && <FormattedMessage id="community.compose.busy" />}</VisuallyHidden>
      {!isWaiting && <Acts article={article} publish={publish} isWrong={isWrong('')} />}
    </div>
  );
}
