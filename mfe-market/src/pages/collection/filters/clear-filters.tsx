import { Button } from '@mortar/ui';
import { FormattedMessage } from 'react-intl';
import { useView } from '../use-view.ts';
import { UNFILTERED } from '../view.ts';

/** Shows all items again. */
export function ClearFilters() {
  const { show } = useView();
  return (
    <Button onClick={() => show(UNFILTERED)}>
      <FormattedMessage id="market.items.all" />
    </Button>
  );
}
