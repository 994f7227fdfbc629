import { Countdown } from '@mortar/ui/fields';
import { FormattedMessage } from 'react-intl';
import { useMoment } from './clock.ts';

const MINUTE = 60;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/** The two largest units of what is left; seconds only within the last hour. */
function partsOf(seconds: number) {
  const part = (unit: number, of: number) => Math.floor((seconds % of) / unit);
  if (seconds >= DAY) return { form: 'days', values: { days: Math.floor(seconds / DAY), hours: part(HOUR, DAY) } };
  if (seconds >= HOUR) return { form: 'hours', values: { hours: Math.floor(seconds / HOUR), minutes: part(MINUTE, HOUR) } };
  return { form: 'minutes', values: { minutes: Math.floor(seconds / MINUTE), seconds: seconds % MINUTE } };
}

/** How long something still goes on, by the clock of the chain. */
export function EndsIn({ at }: { at: string }) {
  const until = useMoment(at);
  return (
    <Countdown until={until}>
      {(seconds) => {
        const { form, values } = partsOf(seconds);
        return <FormattedMessage id={seconds > 0 ? `market.ends.${form}` : 'market.ends.over'} values={values} />;
      }}
    </Countdown>
  );
}
