import { Button } from '@mortar/ui';
import { Drawer } from '@mortar/ui/overlay';
import { FormattedMessage, useIntl } from 'react-intl';
import { useView } from '../use-view.ts';
import { UNFILTERED } from '../view.ts';
import { Panel } from './panel.tsx';

/** The filters where there is no room for them beside the items. */
export function PanelDrawer({ collection, onClose }: { collection: string; onClose: () => void }) {
  const { formatMessage } = useIntl();
  const { show } = useView();
  return (
    <Drawer
      open
      onClose={onClose}
      title={formatMessage({ id: 'market.filters' })}
      closeLabel={formatMessage({ id: 'market.trade.close' })}
      actions={
        <>
          <Button variant="quiet" onClick={() => show(UNFILTERED)}>
            <FormattedMessage id="market.filters.clear" />
          </Button>
          <Button variant="primary" onClick={onClose}>
            <FormattedMessage id="market.filters.show" />
          </Button>
        </>
      }
    >
      <Panel collection={collection} />
    </Drawer>
  );
}
