import { instantOf, localOf } from '@mortar/protocol/community';
import { Button } from '@mortar/ui';
import { Combobox } from '@mortar/ui/choices';
import { DateField } from '@mortar/ui/fields';
import { Popover } from '@mortar/ui/overlay';
import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import type { WallTime } from '#entities/draft';
import { ownZone, useZones } from '../../lib/zones.ts';
import styles from './when-menu.module.css';

const HOUR_MS = 3600 * 1000;

interface Props {
  value: WallTime | null;
  onChange: (value: WallTime | null) => void;
  /** A post that waits must have a time. */
  isFixed?: boolean;
}

/** When the post is to be published, as clocks of a place show it. */
export function WhenMenu({ value, onChange, isFixed = false }: Props) {
  const { formatMessage, formatDate } = useIntl();
  const [isOpen, setOpen] = useState(false);
  const instant = value && instantOf(value.local, value.zone);
  const label =
    value && instant
      ? formatDate(instant, { dateStyle: 'medium', timeStyle: 'short', timeZone: value.zone })
      : formatMessage({ id: 'community.when' });
  return (
    <Popover
      open={isOpen}
      onOpenChange={setOpen}
      align="start"
      title={<FormattedMessage id="community.when.title" />}
      trigger={
        <Button variant="quiet" icon="clock" {...(value && { 'aria-label': formatMessage({ id: 'community.when.at' }, { time: label }) })}>
          {label}
        </Button>
      }
    >
      <WhenFields
        value={value}
        isFixed={isFixed}
        onChange={(chosen) => {
          onChange(chosen);
          setOpen(false);
        }}
      />
    </Popover>
  );
}

/** The fields of a time: chosen only when it is to come. */
export function WhenFields({ value, onChange, isFixed = false }: Props) {
  const { formatMessage, locale } = useIntl();
  const zones = useZones();
  const [zone, setZone] = useState(value?.zone ?? ownZone());
  const [local, setLocal] = useState<string | null>(() => value?.local ?? localOf(Date.now() + HOUR_MS, zone));
  const [isPast, setPast] = useState(false);
  const choose = () => {
    const instant = local === null ? undefined : instantOf(local, zone);
    if (local !== null && instant !== undefined && instant > Date.now()) onChange({ local, zone });
    else setPast(true);
  };
  return (
    <div className={styles.fields}>
      <DateField
        withTime
        label={formatMessage({ id: 'community.when.local' })}
        value={local}
        onValueChange={(chosen) => {
          setPast(false);
          setLocal(chosen);
        }}
        locale={locale}
        zoneLabel={zones.find((one) => one.value === zone)?.label ?? zone}
        {...(isPast && { error: formatMessage({ id: 'community.when.past' }) })}
      />
      <Combobox
        label={formatMessage({ id: 'community.when.zone' })}
        choices={zones}
        value={zone}
        onValueChange={(chosen) => setZone(chosen ?? ownZone())}
        emptyText={formatMessage({ id: 'community.when.zone.none' })}
        clearLabel={formatMessage({ id: 'community.when.zone.own' })}
        openLabel={formatMessage({ id: 'community.when.zone.open' })}
      />
      <div className={styles.acts}>
        {value && !isFixed && (
          <Button variant="quiet" onClick={() => onChange(null)}>
            <FormattedMessage id="community.when.now" />
          </Button>
        )}
        <Button variant="primary" onClick={choose}>
          <FormattedMessage id="community.when.set" />
        </Button>
      </div>
    </div>
  );
}
