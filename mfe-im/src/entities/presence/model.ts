import { signedOut } from '@mortar/host';
import { createEvent, createStore } from 'effector';

/** Who types in a conversation; too many are counted only. */
export interface Typing {
  uids: readonly string[];
  count: number;
}

/** These people are on the screen: whether they are here is to be known. */
export const peopleShown = createEvent<string[]>();
/** The person types in a conversation. */
export const typed = createEvent<string>();

/** Somebody was seen typing; nobody any more is a count of 0. */
export const typingSeen = createEvent<Typing & { id: string }>();
/** It was told who of some people is here. */
export const presenceTold = createEvent<{ uids: readonly string[]; here: readonly string[] }>();

/** Who types, by conversation. */
export const $typing = createStore<Readonly<Record<string, Typing>>>({})
  .on(typingSeen, (typing, { id, uids, count }) => {
    const { [id]: _, ...others } = typing;
    return count > 0 ? { ...others, [id]: { uids, count } } : others;
  })
  .reset(signedOut);
/** Uids of those who are here. */
export const $here = createStore<ReadonlySet<string>>(new Set())
  .on(presenceTold, (before, { uids, here }) => new Set([...[...before].filter((uid) => !uids.includes(uid)), ...here]))
  .reset(signedOut);
