import { createLoader, Loaded } from '@mortar/remote-kit';
import { FormattedMessage, useIntl } from 'react-intl';
import { useParams, useSearchParams } from 'react-router';
import { Answers, viewOf } from '#entities/thread';
import { ReplyBox } from '#features/composer';
import { FeedSkeleton } from '#features/feed-list';
import { Column } from '../../lib/column.tsx';
import { post, postOpened } from './model.ts';
import { PostDetail } from './post-detail.tsx';

export const loader = createLoader(postOpened, ({ params, url }) => viewOf(params['id'] ?? '', url.searchParams));

/** `/p/:id`: a post and what is answered to it. */
export function Page() {
  const { formatMessage } = useIntl();
  const { id = '' } = useParams();
  const [search] = useSearchParams();
  const view = viewOf(id, search);
  return (
    <Column title={<FormattedMessage id="community.post.title" />} titleHidden>
      <Loaded
        of={post}
        failed={formatMessage({ id: 'community.post.failed' })}
        gone={{
          title: formatMessage({ id: 'community.post.gone' }),
          back: { to: '/community', label: formatMessage({ id: 'community.gone.feed' }) },
        }}
        headingLevel={2}
        pending={<FeedSkeleton />}
      >
        {() => (
          <>
            <PostDetail postid={id} />
            <Answers view={view} />
            <ReplyBox view={view} />
          </>
        )}
      </Loaded>
    </Column>
  );
}
