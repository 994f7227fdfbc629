import { createLoader, Loaded } from '@mortar/remote-kit';
import { FormattedMessage, useIntl } from 'react-intl';
import { useParams, useSearchParams } from 'react-router';
import { FeedSkeleton } from '#features/feed-list';
import { Column } from '../../lib/column.tsx';
import { Answers } from './answers.tsx';
import { post, threadOpened } from './model.ts';
import { PostDetail } from './post-detail.tsx';
import { ReplyBox } from './reply-box.tsx';
import { viewOf } from './view.ts';

export const loader = createLoader(threadOpened, ({ params, url }) => viewOf(params['id'] ?? '', url.searchParams));

/** `/p/:id`: a post and what is answered to it. */
export function Page() {
  const { formatMessage } = useIntl();
  const { id = '' } = useParams();
  const [search] = useSearchParams();
  const view = viewOf(id, search);
  return (
    <Column title={<FormattedMessage id="community.post.title" />} titleHidden>
      <Loaded of={post} failed={formatMessage({ id: 'community.post.failed' })} headingLevel={2} pending={<FeedSkeleton />}>
        {() => (
          <>
            <PostDetail view={view} />
            <Answers view={view} />
            <ReplyBox view={view} />
          </>
        )}
      </Loaded>
    </Column>
  );
}
