import { createLoader, FailureText, Loaded, Paged } from '@mortar/remote-kit';
import { Button, EmptyState } from '@mortar/ui';
import { FormattedMessage, useIntl } from 'react-intl';
import { useNavigate } from 'react-router';
import { writePath } from '#entities/article';
import { WideColumn } from '../../lib/wide-column.tsx';
import { ArticleRow } from './article-row.tsx';
import { DraftRow } from './draft-row.tsx';
import { deskOpened, drafts, published } from './model.ts';
import listStyles from '../../lib/list.module.css';
import styles from './news-desk.module.css';

export const loader = createLoader(deskOpened);

/** `/news/desk`: what editors are writing, and what they have published. The server refuses everybody else. */
export function Page() {
  const { formatMessage } = useIntl();
  const navigate = useNavigate();
  return (
    <WideColumn title={<FormattedMessage id="community.desk.title" />} lede={<FormattedMessage id="community.desk.lede" />}>
      <Loaded of={drafts} failed={formatMessage({ id: 'community.desk.failed' })} headingLevel={2}>
        {({ list, failure }) => (
          <div className={styles.page}>
            <div className={styles.acts}>
              <Button variant="primary" icon="plus" onClick={() => void navigate(writePath(crypto.randomUUID()))}>
                <FormattedMessage id="community.desk.write" />
              </Button>
              <Button href="/news/sources">
                <FormattedMessage id="community.sources.title" />
              </Button>
            </div>
            <section aria-labelledby="desk-drafts">
              <h2 id="desk-drafts" className={styles.heading}>
                <FormattedMessage id="community.desk.drafts" />
              </h2>
              {failure && (
                <FailureText failure={failure}>
                  <FormattedMessage id="community.desk.away" />
                </FailureText>
              )}
              {list.length === 0 ? (
                <EmptyState headingLevel={3} title={formatMessage({ id: 'community.desk.none' })}>
                  <FormattedMessage id="community.desk.none.why" />
                </EmptyState>
              ) : (
                <ul className={listStyles.plain}>
                  {list.map((draft) => (
                    <DraftRow key={draft.draftid} of={draft} />
                  ))}
                </ul>
              )}
            </section>
            <section aria-labelledby="desk-published">
              <h2 id="desk-published" className={styles.heading}>
                <FormattedMessage id="community.desk.published" />
              </h2>
              <Paged
                of={published}
                headingLevel={3}
                failed={formatMessage({ id: 'community.news.failed' })}
                empty={() => (
                  <p className={styles.nothing}>
                    <FormattedMessage id="community.desk.published.none" />
                  </p>
                )}
              >
                {({ items }) => (
                  <ul className={listStyles.plain}>
                    {items.map(({ lead }) => (
                      <ArticleRow key={lead.newsid} of={lead} />
                    ))}
                  </ul>
                )}
              </Paged>
            </section>
          </div>
        )}
      </Loaded>
    </WideColumn>
  );
}
