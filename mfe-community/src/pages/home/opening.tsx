import { HOME_FEEDS } from '@mortar/protocol/community';
import { Fragment } from 'react';
import { FormattedMessage } from 'react-intl';
import { FeedOutline } from '#features/feed-list';
import { Column } from '../../lib/column.tsx';
import { FeedTabs } from './feed-tabs.tsx';
import { WriteRow } from './write-row.tsx';

/** The page as a visitor sees it before any script runs: its links lead on, and nothing takes a press that would be lost. */
export function Opening() {
  return (
    <Column title={<FormattedMessage id="community.title" />} titleHidden>
      {HOME_FEEDS.map((tab) => (
        <Fragment key={tab}>
          {`{{#tabs.${tab}}}`}
          <FeedTabs tab={tab} isSignedIn={false} />
          {`{{/tabs.${tab}}}`}
        </Fragment>
      ))}
      <div inert>
        <WriteRow />
      </div>
      <FeedOutline />
    </Column>
  );
}
