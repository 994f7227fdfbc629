import { $isSignedIn } from '@mortar/host';
import { createLoader } from '@mortar/remote-kit';
import type { PageArgs } from '@mortar/host';
import { homeFeedOf } from '@mortar/protocol/community';
import { useUnit } from 'effector-react';
import { FormattedMessage, useIntl } from 'react-intl';
import { useSearchParams } from 'react-router';
import { feedOpened, type Source } from '#entities/feed';
import { FeedList } from '#features/feed-list';
import { Column } from '../../lib/column.tsx';
import { FeedTabs } from './feed-tabs.tsx';
import { NothingYet } from './nothing-yet.tsx';
import { WhomToFollow } from './whom-to-follow.tsx';
import { WriteRow } from './write-row.tsx';

const open = createLoader<Source, unknown, unknown>(feedOpened, ({ url, scope }) => ({
  feed: homeFeedOf(url.searchParams, scope.getState($isSignedIn)),
}));
export const loader = (args: PageArgs) => open(args);

/** `/community`: what people write, in the list that the address names. */
export function Page() {
  const { formatMessage } = useIntl();
  const isSignedIn = useUnit($isSignedIn);
  const [search] = useSearchParams();
  const tab = homeFeedOf(search, isSignedIn);
  return (
    <Column title={<FormattedMessage id="community.title" />} titleHidden>
      <FeedTabs tab={tab} isSignedIn={isSignedIn} />
      <WriteRow />
      <FeedList
        key={tab}
        source={{ feed: tab }}
        label={formatMessage({ id: `community.tab.${tab}` })}
        empty={<NothingYet tab={tab} />}
        after={tab === 'home' && <WhomToFollow />}
      />
    </Column>
  );
}
