import { Tag } from '@mortar/ui';
import { FormattedDate, FormattedMessage } from 'react-intl';
import { Row } from '../../lib/row.tsx';
import { ActivityLink } from './activity-link.tsx';
import type { Activity } from './model.ts';

/** One activity: how far it is, since when the person is in it, and their link while it goes on. */
export function ActivityRow({ activity: { denet, title, joined, target, ended, joinedat } }: { activity: Activity }) {
  return (
    <Row
      title={
        <>
          {title}{' '}
          {ended && (
            <Tag>
              <FormattedMessage id="settings.activities.ended" />
            </Tag>
          )}
        </>
      }
      note={
        <FormattedMessage
          id="settings.activities.joined"
          values={{ joined, target, since: <FormattedDate value={joinedat} dateStyle="medium" /> }}
        />
      }
    >
      {!ended && <ActivityLink denet={denet} title={title} />}
    </Row>
  );
}
