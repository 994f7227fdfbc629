import { Button } from '@mortar/ui';
import { NumberField, compareDecimals, type Decimal } from '@mortar/ui/fields';
import { useState, type FormEvent } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import styles from './panel.module.css';

interface Props {
  /** What is kept within bounds. */
  name: string;
  from: string | null;
  to: string | null;
  /** What there is at all: shown where nothing was typed. */
  least?: string | null;
  most?: string | null;
  places: number;
  unit?: string;
  onChange: (from: string | null, to: string | null) => void;
}

/** Bounds of a number, which count once they are sent. */
export function Range({ name, least = null, most = null, places, unit, onChange, ...given }: Props) {
  const { formatMessage, locale } = useIntl();
  const [from, setFrom] = useState(given.from as Decimal | null);
  const [to, setTo] = useState(given.to as Decimal | null);
  const [wrong, setWrong] = useState({ from: false, to: false });
  const isTurned = from !== null && to !== null && compareDecimals(from, to) > 0;
  // What can't be read would be no bound.
  const isStopped = isTurned || wrong.from || wrong.to;
  const send = (event: FormEvent) => {
    event.preventDefault();
    if (!isStopped) onChange(from, to);
  };
  const field = (id: 'from' | 'to', value: Decimal | null, set: (value: Decimal | null) => void, placeholder: string | null) => (
    <NumberField
      label={formatMessage({ id: `market.filters.${id}` }, { name })}
      value={value}
      onValueChange={(next, problem) => {
        set(next);
        setWrong({ ...wrong, [id]: problem !== null });
      }}
      locale={locale}
      places={places}
      {...(unit !== undefined && { unit })}
      {...(placeholder !== null && { placeholder })}
      errorOf={(problem) => formatMessage({ id: `market.filters.${problem === 'too many places' ? 'fine' : 'wrong'}` }, { places })}
    />
  );
  return (
    <form className={styles.range} onSubmit={send} noValidate>
      {field('from', from, setFrom, least)}
      {field('to', to, setTo, most)}
      {isTurned && (
        <p role="alert" className={styles.wrong}>
          <FormattedMessage id="market.filters.turned" />
        </p>
      )}
      <Button className={styles.apply!} type="submit" disabled={isStopped}>
        <FormattedMessage id="market.filters.apply" />
      </Button>
    </form>
  );
}
