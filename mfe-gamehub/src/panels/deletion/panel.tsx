import type { PanelProps } from '@mortar/host';
import { FormattedMessage } from 'react-intl';

const THINGS = { lost: ['bricks', 'games'], kept: ['bookings'] };

/** What somebody who deletes their account loses here, and what of it stays without their name. */
export function Panel({ props: { of, className } }: PanelProps<'auth.deletion'>) {
  return (
    <ul className={className}>
      {THINGS[of].map((id) => (
        <li key={id}>
          <FormattedMessage id={`gamehub.deletion.${of}.${id}`} />
        </li>
      ))}
    </ul>
  );
}
