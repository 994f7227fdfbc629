import { NoticeList } from '#features/notice-list';
import { PageFrame } from '../../lib/page-frame.tsx';

/** `/im/notices`: the person's notices as a page, for phones, which have no dock. */
export function Page() {
  return (
    <PageFrame titleId="im.notices.list" ledeId="im.notices.lede">
      <NoticeList headingLevel={2} />
    </PageFrame>
  );
}
