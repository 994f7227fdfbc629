import { createRequest } from '@mortar/client';
import { signedOut } from '@mortar/host';
import { joinGroup, leaveGroup, type Group } from '@mortar/protocol/community';
import { toastFailures } from '@mortar/remote-kit';
import { createEvent, createStore, sample } from 'effector';
import { useStoreMap } from 'effector-react';
import { dialogAsked, whenSignedIn } from '../../lib/signed-in.ts';

/** Groups as the server gave them just now. */
export const groupsTold = createEvent<readonly Group[]>();
/** Somebody wants to come in, or asks to. */
export const joinPressed = createEvent<{ groupid: string }>();
/** Somebody leaves, or takes the wish back. */
export const leavePressed = createEvent<{ groupid: string }>();
/** A group is to be made, or changed. */
export const groupEditAsked = dialogAsked('community.group');

const joinFx = createRequest(joinGroup);
const leaveFx = createRequest(leaveGroup);
sample({ clock: whenSignedIn('group.join', joinPressed), target: joinFx });
sample({ clock: leavePressed, target: leaveFx });
toastFailures(joinFx.failData, leaveFx.failData);
/** The person is in a group now, or no longer. */
export const membershipChanged = sample({ clock: [joinFx.doneData, leaveFx.doneData] });
sample({ clock: membershipChanged, fn: (group) => [group], target: groupsTold });

/** Groups by id, wherever they are shown. */
export const $groups = createStore<Readonly<Record<string, Group>>>({})
  .on(groupsTold, (known, groups) => ({ ...known, ...Object.fromEntries(groups.map((group) => [group.groupid, group])) }))
  .reset(signedOut);
/** Groups whose door is being opened or closed. */
export const $isMoving = createStore<ReadonlySet<string>>(new Set<string>())
  .on([joinFx, leaveFx], (all, { groupid }) => new Set([...all, groupid]))
  .on([joinFx.finally, leaveFx.finally], (all, { params: { groupid } }) => new Set([...all].filter((id) => id !== groupid)));

/** A group as it is known now; null where it is not. */
export const useGroup = (groupid: string): Group | null =>
  useStoreMap({ store: $groups, keys: [groupid], fn: (groups, [id]) => groups[id] ?? null });

/** Whether somebody with this role is in the group. */
export const isInside = (role: Group['role']): boolean => role === 'owner' || role === 'moderator' || role === 'member';
/** Whether somebody with this role leads the group. */
export const isLeading = (role: Group['role']): boolean => role === 'owner' || role === 'moderator';
/** Where a group stands. */
export const groupPath = (groupid: string): string => `/group/${groupid}`;
