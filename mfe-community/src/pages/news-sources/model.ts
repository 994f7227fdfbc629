import { createRequest } from '@mortar/client';
import { addNewsSource, listNewsSources, pauseNewsSource, removeNewsSource, type SourceState } from '@mortar/protocol/news';
import { createQuery, toastFailures } from '@mortar/remote-kit';

/** Sources of news with how reading them goes. */
export const sources = createQuery(createRequest(listNewsSources));
export const addFx = createRequest(addNewsSource);
export const pauseFx = createRequest(pauseNewsSource);
export const removeFx = createRequest(removeNewsSource);
toastFailures(pauseFx.failData, removeFx.failData);

const withOne = (list: readonly SourceState[], one: SourceState) =>
  [...list.filter(({ sourceid }) => sourceid !== one.sourceid), one].toSorted((a, b) => a.name.localeCompare(b.name));
sources.$data
  .on([addFx.doneData, pauseFx.doneData], (shown, one) => shown && { list: withOne(shown.list, one) })
  .on(removeFx.done, (shown, { params: { sourceid } }) => shown && { list: shown.list.filter((one) => one.sourceid !== sourceid) });
