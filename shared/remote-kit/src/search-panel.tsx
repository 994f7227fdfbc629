import type { RequestFailure } from '@mortar/client';
import type { FoundPage, PanelProps } from '@mortar/host';
import type { Effect } from 'effector';
import { useUnit } from 'effector-react';
import { useEffect, useEffectEvent } from 'react';
import { useIntl, type IntlShape } from 'react-intl';

/** How many of each kind the site's search shows of one remote. */
const OF_EACH = 4;

/**
 * A panel for the slot `search`: what this remote has by the text that somebody types into the site's search.
 * A search that fails finds nothing: what others found stands all the same.
 * @param remote its name in the registry
 * @param callFx the request
 * @param pagesOf what of its answer is shown
 */
export function createSearchPanel<Data>(
  remote: string,
  callFx: Effect<{ text: string; limit: number }, Data, RequestFailure>,
  pagesOf: (found: Data, intl: IntlShape) => FoundPage[],
) {
  return function SearchPanel({ props: { text, onFound } }: PanelProps<'search'>) {
    const intl = useIntl();
    const call = useUnit(callFx);
    const look = useEffectEvent(async (wanted: string) => {
      const pages = await call({ text: wanted, limit: OF_EACH }).then(
        (found) => pagesOf(found, intl),
        () => [],
      );
      onFound({ remote, text: wanted, pages });
    });
    useEffect(() => void look(text), [text]);
    return null;
  };
}
