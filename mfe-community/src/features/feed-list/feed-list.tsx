import { MOST_FRESH } from '@mortar/protocol/community';
import { ErrorState } from '@mortar/ui';
import { FailureWords } from '@mortar/remote-kit';
import { VirtualList } from '@mortar/ui/lists';
import { useGate, useStoreMap, useUnit } from 'effector-react';
import { useRef, type ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import {
  $feedFailures,
  $feedLoading,
  $feeds,
  feedRetried,
  keyOf,
  newerWanted,
  placeTold,
  resumed,
  Watched,
  type Entry,
  type Source,
} from '#entities/feed';
import { $hidden } from '#entities/person';
import { $posts, PostCard } from '#entities/post';
import { FreshPill } from '../../lib/fresh-pill.tsx';
import { FeedFoot } from './feed-foot.tsx';
import { FeedSkeleton } from './feed-skeleton.tsx';
import { heightsOf } from './heights.ts';
import { useFeedKeys } from './use-feed-keys.ts';
import styles from './feed-list.module.css';

/** Height of a post before it is measured, px. */
const ESTIMATE = 240;

interface Props {
  source: Source;
  label: string;
  /** What stands there when nothing is in it. */
  empty: ReactNode;
  /** What follows the last post. */
  after?: ReactNode;
}

/** A list of posts without an end: new ones wait for the reader, and nothing moves by itself. */
export function FeedList({ source, label, empty, after }: Props) {
  const { formatMessage } = useIntl();
  const key = keyOf(source);
  useGate(Watched, { source });
  const room = useRef<HTMLDivElement>(null);
  const { retry, letIn, resume, tellPlace, hidden, posts } = useUnit({
    retry: feedRetried,
    letIn: newerWanted,
    resume: resumed,
    tellPlace: placeTold,
    hidden: $hidden,
    posts: $posts,
  });
  const feed = useStoreMap({ store: $feeds, keys: [key], fn: (feeds, [one]) => feeds[one] ?? null });
  const failure = useStoreMap({ store: $feedFailures, keys: [key], fn: (all, [one]) => all[`first ${one}`] ?? null });
  const isLoading = useStoreMap({ store: $feedLoading, keys: [key], fn: (all, [one]) => Boolean(all[`first ${one}`]) });
  const showNewer = () => {
    letIn(source);
    window.scrollTo({ top: 0 });
  };
  useFeedKeys(room, showNewer);

  if (!feed) {
    if (!failure) return <FeedSkeleton />;
    return (
      <ErrorState
        title={formatMessage({ id: 'community.failed' })}
        retry={{ label: formatMessage({ id: 'community.again' }), onRetry: () => retry(source), pending: isLoading }}
      >
        <FailureWords failure={failure} />
      </ErrorState>
    );
  }
  const shown = feed.entries.filter(({ authorUid, by }) => !hidden.has(authorUid) && !(by && hidden.has(by.uid)));
  const labelOf = ({ postid }: Entry) => {
    const post = posts[postid];
    return post ? formatMessage({ id: 'community.article' }, { name: post.author.username, text: post.text.slice(0, 80) }) : '';
  };
  return (
    <div ref={room} className={styles.list}>
      {feed.fresh > 0 && (
        <FreshPill onPress={() => letIn(source)}>
          <FormattedMessage id={feed.fresh < MOST_FRESH ? 'community.fresh' : 'community.fresh.many'} values={{ count: feed.fresh }} />
        </FreshPill>
      )}
      {feed.mark !== null && (
        <button type="button" className={styles.resume} onClick={() => resume(source)}>
          <FormattedMessage id="community.resume" />
        </button>
      )}
      {shown.length === 0 && feed.isEnd ? (
        empty
      ) : (
        <>
          <VirtualList
            items={shown}
            itemKey={(entry) => entry.key}
            itemLabel={labelOf}
            label={label}
            estimate={ESTIMATE}
            gap={0}
            heights={heightsOf(key)}
            onAnchorChange={(top) => {
              const entry = shown.find((one) => one.key === top);
              // Until they have moved, the place where they stopped reading is the older one.
              if (entry && (feed.mark === null || window.scrollY > 0)) tellPlace({ source, pos: entry.pos });
            }}
          >
            {({ postid, by, why }) => (
              <div className={styles.item}>
                <PostCard postid={postid} by={by} why={why} />
              </div>
            )}
          </VirtualList>
          {/* A page may hold nothing that shows and still not be the last: another cursor is another foot. */}
          <FeedFoot key={feed.cursor} source={source} isEnd={feed.isEnd} />
          {feed.isEnd && after}
        </>
      )}
    </div>
  );
}
