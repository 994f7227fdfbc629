import { hasCode } from '@mortar/client';
import { createLoader, Loaded } from '@mortar/remote-kit';
import { Button, EmptyState, Skeleton } from '@mortar/ui';
import { useGate, useUnit } from 'effector-react';
import { FormattedMessage, useIntl } from 'react-intl';
import { Link, useParams } from 'react-router';
import { CommunityNav } from '../../lib/community-nav.tsx';
import { Here } from '../../lib/signed-in.ts';
import { Article } from './article.tsx';
import { article, articleOpened } from './model.ts';
import styles from './page.module.css';

export const loader = createLoader(articleOpened, ({ params }) => params['id'] ?? '');

/** `/news/:id`: an article whole, or the beginning of what stands elsewhere. */
export function Page() {
  const { formatMessage } = useIntl();
  const { id } = useParams();
  const failure = useUnit(article.$failure);
  useGate(Here);
  const pending = <Skeleton shape="text" lines={12} />;
  const isUnknown = failure !== null && (hasCode(failure, 'notFound') || hasCode(failure, 'validation'));
  return (
    <>
      <CommunityNav />
      <div className={styles.page}>
        {isUnknown ? (
          <EmptyState
            headingLevel={1}
            title={formatMessage({ id: 'community.news.gone' })}
            action={
              <Button render={<Link to="/news" />}>
                <FormattedMessage id="community.news.back" />
              </Button>
            }
          >
            <FormattedMessage id="community.news.gone.why" />
          </EmptyState>
        ) : (
          <Loaded of={article} failed={formatMessage({ id: 'community.news.failedOne' })} headingLevel={2} pending={pending}>
            {(data) => (data.news.newsid === id ? <Article {...data} /> : <div aria-busy="true">{pending}</div>)}
          </Loaded>
        )}
      </div>
    </>
  );
}
