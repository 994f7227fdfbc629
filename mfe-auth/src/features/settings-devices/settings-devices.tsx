import { useUnit } from 'effector-react';
import { FormattedMessage } from 'react-intl';
import { NotYet } from '../../lib/not-yet.tsx';
import { Panel } from '../../lib/panel.tsx';
import { DeviceRow } from './device-row.tsx';
import { EndOthers } from './end-others.tsx';
import { $devices, $failure, $isLoading, devicesWanted } from './model.ts';
import styles from './settings-devices.module.css';

/** Where the person is signed in. */
export function DeviceSettings() {
  const { devices, failure, isLoading, want } = useUnit({
    devices: $devices,
    failure: $failure,
    isLoading: $isLoading,
    want: devicesWanted,
  });
  return (
    <Panel title={<FormattedMessage id="settings.devices.title" />} lede={<FormattedMessage id="settings.devices.lede" />}>
      {devices ? (
        <>
          <ul className={styles.devices}>
            {devices.map((device) => (
              <DeviceRow key={device.id} device={device} />
            ))}
          </ul>
          {devices.some(({ current }) => !current) ? (
            <EndOthers />
          ) : (
            <p className={styles.note}>
              <FormattedMessage id="settings.devices.only" />
            </p>
          )}
        </>
      ) : (
        <NotYet failure={failure} isLoading={isLoading} onRetry={want} />
      )}
    </Panel>
  );
}
