import { fieldMessage } from '@mortar/client';
import { FailureText, useAction } from '@mortar/remote-kit';
import { EVENT_LIMITS, EVENT_USUAL } from '@mortar/protocol/quiz';
import { Button } from '@mortar/ui';
import { DateField, NumberField } from '@mortar/ui/fields';
import { useUnit } from 'effector-react';
import { useState, type SubmitEvent } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { scheduleFx } from '#entities/event';
import styles from './page.module.css';

const FIELDS = ['total', 'seconds', 'pause', 'prize'] as const;
type Numbers = Record<(typeof FIELDS)[number], string | null>;

const MINUTE_MS = 60_000;
/** Long enough for a lobby to be seen. */
const SOON_MS = 10 * MINUTE_MS;
const USUAL: Numbers = {
  total: String(EVENT_USUAL.total),
  seconds: String(EVENT_USUAL.seconds),
  pause: String(EVENT_USUAL.pause),
  prize: String(EVENT_USUAL.prize),
};

/** A moment as the browser's field writes it, in this device's zone. */
function localMinute(time: number): string {
  const date = new Date(time);
  return new Date(time - date.getTimezoneOffset() * MINUTE_MS).toISOString().slice(0, 16);
}

/** Where operators schedule an event. What was typed stays until it is scheduled. */
export function Office() {
  const { formatMessage, locale } = useIntl();
  const [at, setAt] = useState<string | null>(() => localMinute(Date.now() + SOON_MS));
  const [numbers, setNumbers] = useState(USUAL);
  const schedule = useAction(useUnit(scheduleFx));
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    const [total, seconds, pause, prize] = FIELDS.map((field) => Number(numbers[field] ?? 0));
    schedule.act({
      opensat: at === null ? '' : new Date(at).toISOString(),
      total: total!,
      seconds: seconds!,
      pause: pause!,
      prize: prize!,
    });
  };
  const errorOf = (field: string) => (schedule.failure ? fieldMessage(schedule.failure, field) : undefined);
  const isOfField = schedule.failure?.kind === 'validation';
  return (
    <details className={styles.office}>
      <summary className={styles.summary}>
        <FormattedMessage id="quiz.office.title" />
      </summary>
      <form className={styles.form} onSubmit={submit} noValidate>
        <DateField
          label={formatMessage({ id: 'quiz.office.at' })}
          value={at}
          onValueChange={setAt}
          locale={locale}
          withTime
          required
          error={errorOf('opensat')}
        />
        {FIELDS.map((field) => (
          <NumberField
            key={field}
            label={formatMessage({ id: `quiz.office.${field}` })}
            helper={formatMessage({ id: 'quiz.office.within' }, EVENT_LIMITS[field])}
            value={numbers[field]}
            onValueChange={(value) => setNumbers((before) => ({ ...before, [field]: value }))}
            locale={locale}
            places={0}
            error={errorOf(field)}
          />
        ))}
        <div className={styles.whole}>
          {schedule.failure && !isOfField && <FailureText failure={schedule.failure} />}
          <Button type="submit" variant="primary" loading={schedule.isBusy}>
            <FormattedMessage id="quiz.office.schedule" />
          </Button>
        </div>
      </form>
    </details>
  );
}
