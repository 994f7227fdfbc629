import { toastShown } from '@mortar/host';
import { FailureText, Loaded, Since, useAction, useAsk } from '@mortar/remote-kit';
import { Button, Icon, Tag } from '@mortar/ui';
import { useUnit } from 'effector-react';
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
  const { formatMessage } = useIntl();
  const toast = useUnit(toastShown);
  const { act, isBusy, failure } = useAction(useUnit(endDeviceFx));
  const name = devicename || formatMessage({ id: 'settings.devices.unnamed' });
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
            seen: <Since at={lastseenat} />,
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

/** Ends every session but this one, once the person has said so twice. */
function EndOthers() {
  const { formatMessage } = useIntl();
  const ask = useAsk();
  const toast = useUnit(toastShown);
  const { act, isBusy, failure } = useAction(useUnit(endOthersFx));
  const end = async () => {
    if (!(await ask('settings.devices.others'))) return;
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
