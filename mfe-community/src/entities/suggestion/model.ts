import { createRequest } from '@mortar/client';
import { suggestPeople } from '@mortar/protocol/community';
import { dismissRecommendation } from '@mortar/protocol/relations';
import { createPages, createTask, toastFailures, type Page, type Pages } from '@mortar/remote-kit';
import type { Suggestion } from '@mortar/protocol/community';
import { asPage, type Paging } from '../../lib/as-page.ts';

/** Sends somebody away: they are suggested no more. */
export const dismissFx = createRequest(dismissRecommendation);
toastFailures(dismissFx.failData);

interface Suggestions extends Page {
  items: Suggestion[];
  next: string | null;
}

/** Makes a list of people whom the person may want to follow. Make it at module level. */
export function createSuggestions(pageSize: number): Pages<void, Suggestions> {
  const suggestions = createPages<Paging, Suggestions>(
    createTask(async (paging: Paging, { call }) => asPage(await call(suggestPeople, paging))),
    { pageSize, keyOf: ({ uid }) => uid },
  );
  // Who is followed stays until the list is read anew, so that nothing moves and the press can be taken back.
  suggestions.$data.on(
    dismissFx.done,
    (shown, { params }) => shown && { ...shown, items: shown.items.filter(({ uid }) => uid !== params.uid) },
  );
  return suggestions;
}
