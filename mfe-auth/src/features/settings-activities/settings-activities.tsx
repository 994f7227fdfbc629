import { Loaded } from '@mortar/remote-kit';
import { useUnit } from 'effector-react';
import { FormattedMessage } from 'react-intl';
import { Panel } from '../../lib/panel.tsx';
import { Rows } from '../../lib/row.tsx';
import { ActivityRow } from './activity-row.tsx';
import { activities } from './model.ts';

/** Activities that the person joined; whoever joined none sees nothing of them. */
export function ActivitySettings() {
  const { joined, failure } = useUnit({ joined: activities.$data, failure: activities.$failure });
  if (joined ? joined.length === 0 : !failure) return null;
  return (
    <Panel title={<FormattedMessage id="settings.activities.title" />} lede={<FormattedMessage id="settings.activities.lede" />}>
      <Loaded of={activities}>
        {(list) => (
          <Rows>
            {list.map((activity) => (
              <ActivityRow key={activity.denet} activity={activity} />
            ))}
          </Rows>
        )}
      </Loaded>
    </Panel>
  );
}
