import { createLoader } from '@mortar/remote-kit';
import { EmptyState } from '@mortar/ui';
import { FormattedMessage, useIntl } from 'react-intl';
import { feedOpened, type Source } from '#entities/feed';
import { FeedList } from '#features/feed-list';
import { Column } from '../../lib/column.tsx';

const SAVED: Source = { feed: 'saved' };
export const loader = createLoader(feedOpened, () => SAVED);

/** `/saved`: posts that the person keeps, the latest first. */
export function Page() {
  const { formatMessage } = useIntl();
  return (
    <Column title={<FormattedMessage id="community.saved.title" />}>
      <FeedList
        source={SAVED}
        label={formatMessage({ id: 'community.saved.title' })}
        empty={
          <EmptyState title={formatMessage({ id: 'community.saved.empty' })}>
            <FormattedMessage id="community.saved.empty.why" />
          </EmptyState>
        }
      />
    </Column>
  );
}
