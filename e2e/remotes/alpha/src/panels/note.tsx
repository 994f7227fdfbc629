import type { PanelProps } from '@mortar/host';
import { FormattedMessage } from 'react-intl';

/** A note in beta's slot, about what beta gives it. */
export function Panel({ props }: PanelProps<'beta.notes'>) {
  return (
    <p data-testid="note">
      <FormattedMessage id="alpha.hello" /> {props.about}
    </p>
  );
}
