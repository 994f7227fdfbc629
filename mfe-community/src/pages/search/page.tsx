import { $isSignedIn } from '@mortar/host';
import { createLoader, oneOf, Paged, searchOf, useShow } from '@mortar/remote-kit';
import { Button, EmptyState } from '@mortar/ui';
import { useUnit } from 'effector-react';
import { FormattedMessage, useIntl } from 'react-intl';
import { Link, useSearchParams } from 'react-router';
import { groupPath } from '#entities/group';
import { PersonRow } from '#entities/person';
import { PostCard } from '#entities/post';
import { FeedSkeleton } from '#features/feed-list';
import { Column } from '../../lib/column.tsx';
import { SearchForm } from '../../lib/search-form.tsx';
import { TabLinks } from '../../lib/tab-links.tsx';
import { found, KINDS, searchOpened, SORTS, type Asked } from './model.ts';
import list from '../../lib/list.module.css';
import styles from './page.module.css';

const PLAIN = { kind: 'posts', sort: 'top' };
const LONGEST = 200;
const askedOf = (search: URLSearchParams): Asked => ({
  q: (search.get('q') ?? '').trim().slice(0, LONGEST),
  kind: oneOf(KINDS, search.get('kind')) ?? 'posts',
  sort: oneOf(SORTS, search.get('sort')) ?? 'top',
});

export const loader = createLoader(searchOpened, ({ url }) => askedOf(url.searchParams));

/** `/search`: posts, people, tags and groups by words in any script. */
export function Page() {
  const { formatMessage } = useIntl();
  const [search] = useSearchParams();
  const show = useShow();
  const { isSignedIn, answered } = useUnit({ isSignedIn: $isSignedIn, answered: found.$answered });
  const asked = askedOf(search);
  const { q, kind, sort } = asked;
  return (
    <Column title={<FormattedMessage id="community.search.title" />}>
      <SearchForm
        label={formatMessage({ id: 'community.search.label' })}
        text={q}
        maxLength={LONGEST}
        variant="primary"
        onSearch={(text) => show(searchOf({ ...asked, q: text }, PLAIN))}
      />
      <TabLinks
        label={formatMessage({ id: 'community.search.kinds' })}
        tabs={KINDS.map((each) => ({
          to: `/search${searchOf({ ...asked, kind: each }, PLAIN)}`,
          isOn: each === kind,
          label: <FormattedMessage id={`community.search.kind.${each}`} />,
        }))}
      />
      {kind === 'posts' && q !== '' && (
        <div className={styles.sorts} role="group" aria-label={formatMessage({ id: 'community.search.sort' })}>
          {SORTS.map((each) => (
            <Button key={each} variant="quiet" aria-pressed={each === sort} onClick={() => show(searchOf({ ...asked, sort: each }, PLAIN))}>
              <FormattedMessage id={`community.search.sort.${each}`} />
            </Button>
          ))}
        </div>
      )}
      {q === '' ? (
        <EmptyState
          title={formatMessage({ id: 'community.search.begin' })}
          action={
            isSignedIn && (
              <Button href="/community/people">
                <FormattedMessage id="community.whom" />
              </Button>
            )
          }
        >
          <FormattedMessage id="community.search.begin.why" />
        </EmptyState>
      ) : (
        <Paged
          of={found}
          is={() => answered?.params.q === q && answered.params.kind === kind && answered.params.sort === sort}
          endless
          pending={<FeedSkeleton />}
          empty={() => (
            <EmptyState kind="filtered" title={formatMessage({ id: 'community.search.none' }, { q })}>
              <FormattedMessage id="community.search.none.why" />
            </EmptyState>
          )}
        >
          {({ items }) => (
            <ul className={list.plain}>
              {items.map((item) => (
                <li key={item.key} className={list.item}>
                  {'postid' in item ? (
                    <PostCard postid={item.postid} by={null} why={null} />
                  ) : 'person' in item ? (
                    <div className={styles.row}>
                      <PersonRow person={item.person} />
                    </div>
                  ) : 'group' in item ? (
                    <Link to={groupPath(item.group.groupid)} className={styles.tag}>
                      <bdi>{item.group.name}</bdi>
                      <span className={styles.note}>
                        <FormattedMessage id="community.group.members" values={{ count: item.group.members }} />
                      </span>
                    </Link>
                  ) : (
                    <Link to={`/tag/${encodeURIComponent(item.tag.tag)}`} className={styles.tag}>
                      <bdi>#{item.tag.tag}</bdi>
                      <span className={styles.note}>
                        <FormattedMessage id="community.tag.posts" values={{ count: item.tag.posts }} />
                      </span>
                    </Link>
                  )}
                </li>
              ))}
            </ul>
          )}
        </Paged>
      )}
    </Column>
  );
}
