import { $isSignedIn, dialogOpened, loginRequested } from '@mortar/host';
import type { MarketOverview } from '@mortar/protocol/market';
import { Button, EmptyState } from '@mortar/ui';
import { useUnit } from 'effector-react';
import type { ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { ChainSelect, marketOf, Markets } from '#entities/overview';
import { $own } from '#entities/person';
import { MarketFrame } from '../../lib/market-frame.tsx';
import { OwnNav } from './own-nav.tsx';
import { useChain } from './use-chain.ts';

interface Props {
  /** Name of the page among the person's own: its words are `market.own.<name>` and `market.own.<name>.lede`. */
  name: string;
  /** `bound`: the wallet that the person trades with; `any`: all that they have proved to be theirs. */
  wallet?: 'bound' | 'any';
  children: (market: MarketOverview) => ReactNode;
}

/** A page of a person's own: the way to the others, who it's for, and on which chain. */
export function OwnFrame({ name, wallet = 'bound', children }: Props) {
  return (
    <MarketFrame title={<FormattedMessage id={`market.own.${name}`} />} lede={<FormattedMessage id={`market.own.${name}.lede`} />}>
      <OwnNav />
      <ForOwner wallet={wallet}>
        <OnChain>{children}</OnChain>
      </ForOwner>
    </MarketFrame>
  );
}

/** Who isn't signed in, or has no wallet for it, is told what to do. */
function ForOwner({ wallet, children }: { wallet: 'bound' | 'any'; children: ReactNode }) {
  const { formatMessage } = useIntl();
  const { isSignedIn, own, login, open } = useUnit({ isSignedIn: $isSignedIn, own: $own, login: loginRequested, open: dialogOpened });
  const bind = (
    <Button variant="primary" onClick={() => open({ name: 'auth.wallet', props: { purpose: 'bind' } })}>
      <FormattedMessage id="market.trade.bind" />
    </Button>
  );
  if (!isSignedIn)
    return (
      <EmptyState
        kind="denied"
        title={formatMessage({ id: 'market.own.visitor' })}
        action={
          <Button variant="primary" onClick={() => login({ first: 'wallets' })}>
            <FormattedMessage id="market.login" />
          </Button>
        }
      />
    );
  if (own === '') return <EmptyState title={formatMessage({ id: 'market.own.no-wallet' })} action={bind} />;
  if (wallet === 'bound' && !own.startsWith('0x'))
    return (
      <EmptyState title={formatMessage({ id: 'market.own.other-family' })} action={bind}>
        <FormattedMessage id="market.own.other-family.text" />
      </EmptyState>
    );
  return children;
}

function OnChain({ children }: Pick<Props, 'children'>) {
  const { chain, choose } = useChain();
  return (
    <Markets>
      {(markets) => (
        <>
          {markets.length > 1 && <ChainSelect chain={chain} onChoose={choose} />}
          {children(marketOf(markets, chain)!)}
        </>
      )}
    </Markets>
  );
}
