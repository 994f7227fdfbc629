import { keepExtras, type RequestFailure } from '@mortar/client';
import { signedOut } from '@mortar/host';
import { attach, createEvent, createStore, type Effect } from 'effector';

/** Posts by link are known with their keys: from the server, or by the address of one. */
export const keysTold = createEvent<readonly { postid: string; key: string | null }[]>();

/** Those keys by the posts. */
const $linkKeys = createStore<Readonly<Record<string, string>>>({})
  .on(keysTold, (keys, posts) => {
    const told = posts.flatMap(({ postid, key }) => (key === null ? [] : [[postid, key] as const]));
    return told.length > 0 ? { ...keys, ...Object.fromEntries(told) } : keys;
  })
  .reset(signedOut);

/** The key of a post by link, as calls take it. @param id its id, or that of a reply to it */
function keyFor(keys: Readonly<Record<string, string>>, id: string): { key?: string } {
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
