import type { Account } from '@mortar/protocol/community';
import { Paged } from '@mortar/remote-kit';
import { EmptyState } from '@mortar/ui';
import { FormattedMessage, useIntl } from 'react-intl';
import { FeedList, FeedSkeleton } from '#features/feed-list';
import { ListRow } from '#entities/people-list';
import { PostCard } from '#entities/post';
import { likes, lists, replies, type PersonTab } from './model.ts';
import { Circle } from './circle.tsx';
import { OwnAnswer } from './own-answer.tsx';
import { SeriesList } from './series-list.tsx';
import { ShownSwitch } from './shown-switch.tsx';
import list from '../../lib/list.module.css';

/** What somebody wrote, or likes. */
export function PersonLists({ tab, account }: { tab: PersonTab; account: Account }) {
  const { uid, username } = account;
  const { formatMessage } = useIntl();
  if (tab === 'circle') return <Circle account={account} />;
  const empty = (
    <EmptyState title={formatMessage({ id: `community.person.empty.${tab}` })}>
      <FormattedMessage id="community.person.empty.why" values={{ name: username }} />
    </EmptyState>
  );
  if (tab === 'posts' || tab === 'media') {
    return (
      <FeedList key={tab} source={{ person: uid, kind: tab }} label={formatMessage({ id: `community.person.tab.${tab}` })} empty={empty} />
    );
  }
  if (tab === 'replies') {
    return (
      <Paged of={replies} empty={() => empty} endless pending={<FeedSkeleton />}>
        {({ items }) => (
          <ul className={list.plain}>
            {items.map((comment) => (
              <li key={comment.commentid} className={list.item}>
                <OwnAnswer comment={comment} />
              </li>
            ))}
          </ul>
        )}
      </Paged>
    );
  }
  if (tab === 'series') return <SeriesList uid={uid} empty={empty} />;
  if (tab === 'lists') {
    return (
      <Paged of={lists} empty={() => empty} endless pending={<FeedSkeleton />}>
        {({ items }) => (
          <ul className={list.plain}>
            {items.map((one) => (
              <li key={one.listid}>
                <ListRow of={one} />
              </li>
            ))}
          </ul>
        )}
      </Paged>
    );
  }
  return (
    <>
      <ShownSwitch account={account} what="showsLikes" />
      <Paged of={likes} empty={() => empty} endless pending={<FeedSkeleton />}>
        {({ items }) => (
          <ul className={list.plain}>
            {items.map((postid) => (
              <li key={postid} className={list.item}>
                <PostCard postid={postid} by={null} why={null} />
              </li>
            ))}
          </ul>
        )}
      </Paged>
    </>
  );
}
