import { Loaded } from '@mortar/remote-kit';
import { FormattedMessage } from 'react-intl';
import { Panel } from '../../lib/panel.tsx';
import { Rows } from '../../lib/row.tsx';
import { DeviceRow } from './device-row.tsx';
import { EndOthers } from './end-others.tsx';
import { devices } from './model.ts';
import styles from './settings-devices.module.css';

/** Where the person is signed in. */
export function DeviceSettings() {
  return (
    <Panel title={<FormattedMessage id="settings.devices.title" />} lede={<FormattedMessage id="settings.devices.lede" />}>
      <Loaded of={devices}>
        {({ items }) => (
          <>
            <Rows>
              {items.map((device) => (
                <DeviceRow key={device.id} device={device} />
              ))}
            </Rows>
            {items.some(({ current }) => !current) ? (
              <EndOthers />
            ) : (
              <p className={styles.note}>
                <FormattedMessage id="settings.devices.only" />
              </p>
            )}
          </>
        )}
      </Loaded>
    </Panel>
  );
}
