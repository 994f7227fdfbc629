import { createRequest } from '@mortar/client';
import { suggestPeople } from '@mortar/protocol/community';
import { dismissRecommendation } from '@mortar/protocol/relations';
import { createList, toastFailures } from '@mortar/remote-kit';

/** Sends somebody away: they are suggested no more. */
export const dismissFx = createRequest(dismissRecommendation);
toastFailures(dismissFx.failData);

/** Makes a list of people whom the person may want to follow. Make it at module level. */
export function createSuggestions(pageSize: number) {
  const suggestions = createList(suggestPeople, { pageSize, keyOf: ({ uid }) => uid });
  // Who is followed stays until the list is read anew, so that nothing moves and the press can be taken back.
  suggestions.$data.on(
    dismissFx.done,
    (shown, { params }) => shown && { ...shown, items: shown.items.filter(({ uid }) => uid !== params.uid) },
  );
  return suggestions;
}
