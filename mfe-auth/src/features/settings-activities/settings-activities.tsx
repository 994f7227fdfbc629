import { createRequest } from '@mortar/client';
import type { Output } from '@mortar/protocol';
import { getActivityInviteCode, listActivities } from '@mortar/protocol/rewards';
import { Copy, createQuery, FailureText, Loaded, useAction } from '@mortar/remote-kit';
import { Button, Tag } from '@mortar/ui';
import { useUnit } from 'effector-react';
import { useState } from 'react';
import { FormattedDate, FormattedMessage, useIntl } from 'react-intl';
import { Panel } from '../../lib/panel.tsx';
import { Row, Rows } from '../../lib/row.tsx';
import styles from './settings-activities.module.css';

/** Activities that the person joined, the latest first. */
export const activities = createQuery(createRequest(listActivities));
/** The person's own key for an activity, and the address that carries it. */
const activityLinkFx = createRequest(getActivityInviteCode);

/** Activities that the person joined; whoever joined none sees nothing of them. */
export function ActivitySettings() {
  const { joined, failure } = useUnit({ joined: activities.$data, failure: activities.$failure });
  if (joined ? joined.activities.length === 0 : !failure) return null;
  return (
    <Panel title={<FormattedMessage id="settings.activities.title" />} lede={<FormattedMessage id="settings.activities.lede" />}>
      <Loaded of={activities}>
        {({ activities: list }) => (
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

/** One activity: how far it is, since when the person is in it, and their link while it goes on. */
function ActivityRow({
  activity: { denet, title, joined, target, ended, joinedat },
}: {
  activity: Output<typeof listActivities>['activities'][number];
}) {
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

/** The person's own link into an activity, fetched when it is asked for. */
function ActivityLink({ denet, title }: { denet: string; title: string }) {
  const { formatMessage } = useIntl();
  const { act, isBusy, failure } = useAction(useUnit(activityLinkFx));
  const [url, setUrl] = useState('');
  if (url !== '')
    return (
      <div className={styles.link}>
        <bdi lang="en" className={styles.address}>
          {url}
        </bdi>
        <Copy value={url} label={formatMessage({ id: 'settings.invites.copy-link' })} />
      </div>
    );
  return (
    <div className={styles.link}>
      <Button
        loading={isBusy}
        onClick={() => act({ denet }, (link) => setUrl(link.url))}
        aria-label={formatMessage({ id: 'settings.activities.link-name' }, { title })}
      >
        <FormattedMessage id="settings.activities.link" />
      </Button>
      {failure && <FailureText failure={failure} />}
    </div>
  );
}
