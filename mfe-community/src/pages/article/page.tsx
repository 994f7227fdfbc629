import type { PageArgs, PageHead } from '@mortar/host';
import { createLoader, Loaded } from '@mortar/remote-kit';
import { Skeleton } from '@mortar/ui';
import { cutTitle } from '@mortar/ui/format';
import { scopeBind } from 'effector';
import { useGate, useUnit } from 'effector-react';
import { useEffect } from 'react';
import { useIntl } from 'react-intl';
import { useParams, useRevalidator } from 'react-router';
import { CommunityNav } from '../../lib/community-nav.tsx';
import { Here } from '../../lib/signed-in.ts';
import { Article } from './article.tsx';
import { $nameless, article, articleOpened, named } from './model.ts';
import styles from './page.module.css';

const load = createLoader(articleOpened, ({ params }) => params['id'] ?? '');
/** Begins the page, and names it by its article; where that comes late, once more when it is there. */
export async function loader(args: PageArgs): Promise<PageHead | null> {
  const { scope, params } = args;
  const { id = '' } = params;
  const here = () => {
    const news = scope.getState(article.$data)?.news;
    return news?.newsid === id ? news : null;
  };
  if (scope.getState($nameless) !== id || !here()) await load(args);
  const news = here();
  scopeBind(named, { scope })({ newsid: id, isNamed: news !== null });
  const title = news && `${cutTitle(news.title)} · Mortar`;
  return title ? { title: { en: title, 'zh-HK': title } } : null;
}

/** `/news/:id`: an article whole, or the beginning of what stands elsewhere. */
export function Page() {
  const { formatMessage } = useIntl();
  const { id } = useParams();
  const { shown, nameless } = useUnit({ shown: article.$data, nameless: $nameless });
  const { revalidate } = useRevalidator();
  const isLate = nameless === id && shown?.news.newsid === id;
  useEffect(() => {
    if (isLate) void revalidate();
  }, [isLate, revalidate]);
  useGate(Here);
  const pending = <Skeleton shape="text" lines={12} />;
  return (
    <>
      <CommunityNav />
      <div className={styles.page}>
        <Loaded
          of={article}
          failed={formatMessage({ id: 'community.news.failedOne' })}
          gone={{
            title: formatMessage({ id: 'community.news.gone' }),
            back: { to: '/news', label: formatMessage({ id: 'community.news.back' }) },
          }}
          headingLevel={1}
          pending={pending}
        >
          {(data) => (data.news.newsid === id ? <Article {...data} /> : <div aria-busy="true">{pending}</div>)}
        </Loaded>
      </div>
    </>
  );
}
