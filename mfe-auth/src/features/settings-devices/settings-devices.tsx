import { $clockOffset, confirmFx, toastShown } from '@mortar/host';
import { FailureText, Loaded, useAction } from '@mortar/remote-kit';
import { Button, Icon, Tag } from '@mortar/ui';
import { formatRelativeTime } from '@mortar/ui/format';
import { useUnit } from 'effector-react';
import { useState } from 'react';
import { FormattedDate, FormattedMessage, useIntl } from 'react-intl';
import { osNameId } from '#entities/os-name';
import { Panel } from '../../lib/panel.tsx';
import { Row, Rows } from '../../lib/row.tsx';
import { type Device, devices, endDeviceFx, endOthersFx } from './model.ts';
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

/** One session: what it runs on, when it was used, and the way to end it. This device has none: that is Logout. */
function DeviceRow({ device: { id, devicename, os, createdat, lastseenat, current } }: { device: Device }) {
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
      {failure && <FailureText failure={failure} />}
    </Row>
  );
}

const YES = 1;

/** Ends every session but this one, once the person has said so twice. */
function EndOthers() {
  const { formatMessage } = useIntl();
  const { ask, toast } = useUnit({ ask: confirmFx, toast: toastShown });
  const { act, isBusy, failure } = useAction(useUnit(endOthersFx));
  const say = (id: string) => formatMessage({ id: `settings.devices.others.${id}` });
  const end = async () => {
    const choice = await ask({
      title: say('title'),
      content: say('text'),
      confirmLabel: say('confirm'),
      cancelLabel: formatMessage({ id: 'settings.cancel' }),
    });
    if (choice !== YES) return;
    act({}, ({ ended }) => toast({ type: 'success', text: formatMessage({ id: 'settings.devices.others.done' }, { ended }) }));
  };
  return (
    <div className={styles.others}>
      <Button loading={isBusy} onClick={() => void end()}>
        <FormattedMessage id="settings.devices.others" />
      </Button>
      {failure && <FailureText failure={failure} />}
    </div>
  );
}
