import { Select } from '@mortar/ui/choices';
import { useIntl } from 'react-intl';
import { useView } from '../use-view.ts';
import { SORTS } from '../view.ts';

/** In which order items are shown. */
export function SortChoice() {
  const { formatMessage } = useIntl();
  const { view, show } = useView();
  const label = formatMessage({ id: 'market.sort' });
  return (
    <Select
      label={label}
      placeholder={label}
      value={view.sort}
      onValueChange={(sort) => show({ sort })}
      choices={SORTS.map((value) => ({ value, label: formatMessage({ id: `market.sort.${value}` }) }))}
    />
  );
}
