import { PageFrame } from '@mortar/remote-kit';
import { FormattedMessage } from 'react-intl';
import { VideosOutline } from '#entities/video';
import { CommunityNav } from '../../lib/community-nav.tsx';
import { Acts } from './acts.tsx';

/** The page as a visitor sees it before any script runs: its links lead on. */
export function Opening() {
  return (
    <>
      <CommunityNav />
      <PageFrame title={<FormattedMessage id="community.video.title" />} lede={<FormattedMessage id="community.video.lede" />}>
        <Acts />
        {'{{#videos}}'}
        <VideosOutline />
        {'{{/videos}}'}
      </PageFrame>
    </>
  );
}
