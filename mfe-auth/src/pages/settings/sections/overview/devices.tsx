import { $clockOffset } from '@mortar/host';
import { formatRelativeTime } from '@mortar/ui/format';
import { useUnit } from 'effector-react';
import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import type { Device } from '#features/settings-devices';
import styles from './overview.module.css';

/** On how many devices somebody is logged in, and which other one was used last. */
export function Devices({ items }: { items: readonly Device[] }) {
  const { locale, formatMessage } = useIntl();
  const offset = useUnit($clockOffset);
  const [openedAt] = useState(() => Date.now());
  const other = items.find(({ current }) => !current);
  const seen =
    other && formatRelativeTime(new Date(other.lastseenat), { locale: locale === 'zh-HK' ? 'zh-HK' : 'en', now: openedAt + offset });
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
              seen: <time dateTime={other.lastseenat}>{seen}</time>,
            }}
          />
        ) : (
          <FormattedMessage id="settings.devices.only" />
        )}
      </p>
    </>
  );
}
