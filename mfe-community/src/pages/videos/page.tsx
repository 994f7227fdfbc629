import { createLoader, Paged, PageFrame } from '@mortar/remote-kit';
import { Button, EmptyState, Skeleton } from '@mortar/ui';
import { FormattedMessage, useIntl } from 'react-intl';
import { Link } from 'react-router';
import { VideoGrid } from '#entities/video';
import { CommunityNav } from '../../lib/community-nav.tsx';
import styles from './page.module.css';
import { videos } from './model.ts';

export const loader = createLoader(videos.wanted, () => ({}));

/** `/video`: what people of the site show, the newest first. */
export function Page() {
  const { formatMessage } = useIntl();
  const upload = (
    <Button variant="primary" icon="plus" render={<Link to="/video/upload" />}>
      <FormattedMessage id="community.video.upload" />
    </Button>
  );
  return (
    <>
      <CommunityNav />
      <PageFrame title={<FormattedMessage id="community.video.title" />} lede={<FormattedMessage id="community.video.lede" />}>
        <div className={styles.acts}>
          {upload}
          <Button variant="quiet" render={<Link to="/video/mine" />}>
            <FormattedMessage id="community.video.mine" />
          </Button>
        </div>
        <Paged
          of={videos}
          endless
          headingLevel={2}
          failed={formatMessage({ id: 'community.video.failed' })}
          pending={<Skeleton shape="text" lines={10} />}
          empty={() => <EmptyState headingLevel={2} title={formatMessage({ id: 'community.video.none' })} action={upload} />}
        >
          {({ items }) => <VideoGrid videos={items} />}
        </Paged>
      </PageFrame>
    </>
  );
}
