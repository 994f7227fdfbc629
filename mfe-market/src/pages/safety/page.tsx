import { createLoader, Loaded } from '@mortar/remote-kit';
import { useIntl } from 'react-intl';
import { OwnFrame } from '#features/own';
import { Cart, SettledNote } from '#features/trade';
import { chainIn } from '../../lib/view.ts';
import { AccountView } from './account-view.tsx';
import { account, opened } from './model.ts';

export const loader = createLoader(opened, ({ url }) => ({ chain: chainIn(url.searchParams) }));

/** `/market/safety`: all that somebody has given away the power over, each with the press that takes it back. */
export function Page() {
  const failed = useIntl().formatMessage({ id: 'market.safety.failed' });
  return (
    <>
      <OwnFrame name="safety">
        {(market) => (
          <>
            <SettledNote />
            <Loaded of={account.query} is={({ freshness }) => freshness.chain === market.chain.id} failed={failed} headingLevel={2}>
              {(shown) => <AccountView market={market} of={shown} />}
            </Loaded>
          </>
        )}
      </OwnFrame>
      <Cart />
    </>
  );
}
