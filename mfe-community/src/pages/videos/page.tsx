import { createLoader, Paged, PageFrame } from '@mortar/remote-kit';
import { EmptyState, Skeleton } from '@mortar/ui';
import { FormattedMessage, useIntl } from 'react-intl';
import { VideoGrid } from '#entities/video';
import { CommunityNav } from '../../lib/community-nav.tsx';
import { Acts, UploadButton } from './acts.tsx';
import { videos } from './model.ts';

/** Covers that the first screen shows. */
const FIRST_SCREEN = 6;

export const loader = createLoader(videos.wanted, () => ({}));

/** `/video`: what people of the site show, the newest first. */
export function Page() {
  const { formatMessage } = useIntl();
  return (
    <>
      <CommunityNav />
      <PageFrame title={<FormattedMessage id="community.video.title" />} lede={<FormattedMessage id="community.video.lede" />}>
        <Acts />
        <Paged
          of={videos}
          endless
          headingLevel={2}
          failed={formatMessage({ id: 'community.video.failed' })}
          pending={<Skeleton shape="text" lines={10} />}
          empty={() => <EmptyState headingLevel={2} title={formatMessage({ id: 'community.video.none' })} action={<UploadButton />} />}
        >
          {({ items }) => <VideoGrid videos={items} eager={FIRST_SCREEN} />}
        </Paged>
      </PageFrame>
    </>
  );
}
