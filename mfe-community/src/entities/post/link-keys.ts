import { keepExtras, type RequestFailure } from '@mortar/client';
import { attach, createEvent, createStore, type Effect } from 'effector';

/** A post by link was opened by its address, which holds its key. */
export const linkOpened = createEvent<{ postid: string; key: string }>();

/** Those keys by the posts. They are the address's, so that they stay over a sign-out, as it does. */
export const $linkKeys = createStore<Readonly<Record<string, string>>>({}).on(linkOpened, (keys, { postid, key }) => ({
  ...keys,
  [postid]: key,
}));

/** The key of a post by link, as calls take it. @param id its id, or that of a reply to it */
export function keyFor(keys: Readonly<Record<string, string>>, id: string): { key?: string } {
  const key = keys[id.split('-')[0]!];
  return key ? { key } : {};
}

/** A call about a post or a reply that goes with the key where the post is by link. @param idOf what an input is about */
export const withLinkKey = <Input extends object, Done>(callFx: Effect<Input, Done, RequestFailure>, idOf: (input: Input) => string) =>
  attach({
    source: $linkKeys,
    effect: callFx,
    mapParams: (input: Input, keys): Input => keepExtras(input, { ...input, ...keyFor(keys, idOf(input)) }),
  });
