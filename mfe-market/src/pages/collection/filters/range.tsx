import { Button } from '@mortar/ui';
import { NumberField, compareDecimals, type Decimal } from '@mortar/ui/fields';
import { Fragment, useState, type FormEvent } from 'react';
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

type Bounds = Pick<Props, 'from' | 'to'>;
const isSame = (one: Decimal | null, other: Decimal | null) =>
  one === other || (one !== null && other !== null && compareDecimals(one, other) === 0);
const areSame = (one: Bounds, other: Bounds) => isSame(one.from, other.from) && isSame(one.to, other.to);

/** Bounds of a number, which count once they are sent. */
export function Range({ name, least = null, most = null, places, unit, onChange, ...given }: Props) {
  const { formatMessage, locale } = useIntl();
  const [from, setFrom] = useState(given.from as Decimal | null);
  const [to, setTo] = useState(given.to as Decimal | null);
  const [wrong, setWrong] = useState({ from: false, to: false });
  /** The bounds as they stood at the last render, what was sent from here, and how often others came from elsewhere. */
  const [{ before, sent, turn }, setKnown] = useState<{ before: Bounds; sent: Bounds; turn: number }>({
    before: given,
    sent: given,
    turn: 0,
  });
  if (!areSame(given, before)) {
    const isOwn = areSame(given, sent);
    setKnown({ before: given, sent: given, turn: isOwn ? turn : turn + 1 });
    if (!isOwn) {
      setFrom(given.from);
      setTo(given.to);
      setWrong({ from: false, to: false });
    }
  }
  const isTurned = from !== null && to !== null && compareDecimals(from, to) > 0;
  // What can't be read would be no bound.
  const isStopped = isTurned || wrong.from || wrong.to;
  const send = (event: FormEvent) => {
    event.preventDefault();
    if (isStopped) return;
    setKnown({ before, sent: { from, to }, turn });
    onChange(from, to);
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
      <Fragment key={turn}>
        {field('from', from, setFrom, least)}
        {field('to', to, setTo, most)}
      </Fragment>
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
