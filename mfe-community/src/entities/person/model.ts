import { signedOut } from '@mortar/host';
import { mutePerson } from '@mortar/protocol/community';
import { blockUser, followUser, unfollowUser } from '@mortar/protocol/relations';
import { createTask, toastFailures } from '@mortar/remote-kit';
import { createRequest } from '@mortar/client';
import { createEvent, createStore, sample } from 'effector';
import { useStoreMap } from 'effector-react';
import { whenSignedIn } from '../../lib/signed-in.ts';

/** Whether the person follows others, as a list of theirs just told. */
export const followsTold = createEvent<Readonly<Record<string, boolean>>>();
/** Somebody pressed Follow, or Following. */
export const followPressed = createEvent<{ uid: string; isWanted: boolean }>();
const followWanted = whenSignedIn('follow', followPressed);

const followFx = createTask(({ uid, isWanted }: { uid: string; isWanted: boolean }, { call }) =>
  isWanted ? call(followUser, { uid }) : call(unfollowUser, { uid }),
);
sample({ clock: followWanted, target: followFx });

/** Whom the person follows, by uid; nobody knows of who is not in it. */
export const $follows = createStore<Readonly<Record<string, boolean>>>({})
  .on(followsTold, (known, told) => ({ ...known, ...told }))
  .on(followFx, (known, { uid, isWanted }) => ({ ...known, [uid]: isWanted }))
  .on(followFx.fail, (known, { params: { uid, isWanted } }) => ({ ...known, [uid]: !isWanted }))
  .reset(signedOut);
/** The server has kept whether the person follows somebody. */
export const followSaved = followFx.done.map(({ params }) => params);

export const muteFx = createRequest(mutePerson);
export const blockFx = createRequest(blockUser);
const withOne = (all: ReadonlySet<string>, uid: string, isIn: boolean) =>
  new Set([...[...all].filter((each) => each !== uid), ...(isIn ? [uid] : [])]);

/** People whose posts are not shown any more, from here on. */
export const $hidden = createStore<ReadonlySet<string>>(new Set<string>())
  .on(muteFx.done, (hidden, { params: { uid, status } }) => withOne(hidden, uid, status === 1))
  .on(blockFx.done, (hidden, { params: { uid, blocked } }) => withOne(hidden, uid, blocked))
  .reset(signedOut);
toastFailures(followFx.failData, muteFx.failData, blockFx.failData);

/** Whether the person follows somebody; undefined where nobody has told. */
export const useFollows = (uid: string): boolean | undefined =>
  useStoreMap({ store: $follows, keys: [uid], fn: (all, [key]) => all[key] ?? null }) ?? undefined;

/** Where somebody's profile stands; names are not theirs alone. */
export const personPath = (uid: string) => `/u/${encodeURIComponent(uid)}`;
