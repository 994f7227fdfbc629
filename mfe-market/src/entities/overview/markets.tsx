import type { MarketOverview } from '@mortar/protocol/market';
import { Loaded } from '@mortar/remote-kit';
import { EmptyState } from '@mortar/ui';
import type { ComponentProps, ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { overview } from './model.ts';

interface Props extends Pick<ComponentProps<typeof Loaded>, 'headingLevel' | 'pending'> {
  children: (markets: readonly MarketOverview[]) => ReactNode;
}

/** What needs to know which chains the site reads; in its place why nobody knows, a second try, or that there are none. */
export function Markets({ headingLevel = 2, pending, children }: Props) {
  const { formatMessage } = useIntl();
  return (
    <Loaded of={overview} failed={formatMessage({ id: 'market.failed' })} headingLevel={headingLevel} pending={pending}>
      {({ markets }) =>
        markets.length > 0 ? (
          children(markets)
        ) : (
          <EmptyState headingLevel={headingLevel} title={formatMessage({ id: 'market.none.title' })}>
            <FormattedMessage id="market.none.text" />
          </EmptyState>
        )
      }
    </Loaded>
  );
}
