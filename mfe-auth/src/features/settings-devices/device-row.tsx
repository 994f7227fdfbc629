import { $clockOffset, toastShown } from '@mortar/host';
import { FailureAlert, useAction } from '@mortar/remote-kit';
import { Button, Icon, Tag } from '@mortar/ui';
import { formatRelativeTime } from '@mortar/ui/format';
import { useUnit } from 'effector-react';
import { useState } from 'react';
import { FormattedDate, FormattedMessage, useIntl } from 'react-intl';
import { osNameId } from '#entities/os-name';
import { Row } from '../../lib/row.tsx';
import { endDeviceFx, type Device } from './model.ts';

/** One session: what it runs on, when it was used, and the way to end it. This device has none: that is Logout. */
export function DeviceRow({ device: { id, devicename, os, createdat, lastseenat, current } }: { device: Device }) {
  const { formatMessage, locale } = useIntl();
  const { offset, toast } = useUnit({ offset: $clockOffset, toast: toastShown });
  const { act, isBusy, failure } = useAction(useUnit(endDeviceFx));
  const [openedAt] = useState(() => Date.now());
  const name = devicename || formatMessage({ id: 'settings.devices.unnamed' });
  const seen = formatRelativeTime(new Date(lastseenat), { locale: locale === 'zh-HK' ? 'zh-HK' : 'en', now: openedAt + offset });
  const end = () => act({ id }, () => toast({ type: 'success', text: formatMessage({ id: 'settings.devices.ended' }, { name }) }));
  return (
    <Row
      mark={<Icon name={current ? 'success' : 'globe'} />}
      tone={current ? 'good' : undefined}
      title={
        <>
          <bdi>{name}</bdi>{' '}
          {current && (
            <Tag tone="glaze">
              <FormattedMessage id="settings.devices.this" />
            </Tag>
          )}
        </>
      }
      note={
        <FormattedMessage
          id="settings.devices.times"
          values={{
            os: formatMessage({ id: osNameId(os) }),
            seen: <time dateTime={lastseenat}>{seen}</time>,
            since: <FormattedDate value={createdat} dateStyle="medium" />,
          }}
        />
      }
      end={
        !current && (
          <Button loading={isBusy} onClick={end} aria-label={formatMessage({ id: 'settings.devices.end-name' }, { name })}>
            <FormattedMessage id="settings.devices.end" />
          </Button>
        )
      }
    >
      {failure && <FailureAlert failure={failure} />}
    </Row>
  );
}
