import { Since } from '@mortar/remote-kit';
import { FormattedMessage, useIntl } from 'react-intl';
import type { Device } from '#features/settings-devices';
import styles from './overview.module.css';

/** On how many devices somebody is logged in, and which other one was used last. */
export function Devices({ items }: { items: readonly Device[] }) {
  const { formatMessage } = useIntl();
  const other = items.find(({ current }) => !current);
  return (
    <>
      <p className={styles.figure}>
        <FormattedMessage id="settings.overview.devices.count" values={{ count: items.length }} />
      </p>
      <p className={styles.note}>
        {other ? (
          <FormattedMessage
            id="settings.overview.devices.other"
            values={{
              name: <bdi>{other.devicename || formatMessage({ id: 'settings.devices.unnamed' })}</bdi>,
              seen: <Since at={other.lastseenat} />,
            }}
          />
        ) : (
          <FormattedMessage id="settings.devices.only" />
        )}
      </p>
    </>
  );
}
