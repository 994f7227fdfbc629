import { SectionNav, searchOf } from '@mortar/remote-kit';
import { FormattedMessage, useIntl } from 'react-intl';
import { useChain } from './use-chain.ts';

/** A person's own pages; `id` names the words, `market.own.<id>`. */
const PAGES = [
  { id: 'holdings', to: '/personal/collections' },
  { id: 'selling', to: '/sellList' },
  { id: 'earnings', to: '/personal/earnings' },
  { id: 'offers', to: '/market/offers' },
  { id: 'history', to: '/market/history' },
  { id: 'safety', to: '/market/safety' },
] as const;

/** The way between a person's own pages, on the chain that is shown. */
export function OwnNav() {
  const { formatMessage } = useIntl();
  const chain = searchOf({ chain: useChain().chain });
  const pages = PAGES.map(({ id, to }) => ({ to: to + chain, also: [to], label: <FormattedMessage id={`market.own.${id}`} /> }));
  return <SectionNav look="pills" label={formatMessage({ id: 'market.own' })} pages={pages} />;
}
