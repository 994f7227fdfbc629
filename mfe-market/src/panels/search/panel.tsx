import { createRequest } from '@mortar/client';
import { searchMarket } from '@mortar/protocol/market';
import { createSearchPanel } from '@mortar/remote-kit';
import { entriesOf } from '#features/search';

/** Collections, items, creators and names in the site's search. */
export const Panel = createSearchPanel('market', createRequest(searchMarket), (found, { formatMessage }) =>
  entriesOf(found).map(({ key, to, name, kind }) => ({
    id: key,
    to,
    label: name,
    kind: formatMessage({ id: `market.search.one.${kind}` }),
  })),
);
