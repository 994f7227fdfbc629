import { createRequest } from '@mortar/client';
import { createUpload } from '@mortar/client/upload';
import {
  createInvite,
  decideApplication,
  getChannelMute,
  getChannelUsers,
  listAudit,
  listChannelApplications,
  listInvites,
  removeUser,
  revokeInvite,
  saveBlock,
  setUserRole,
  updateProhibition,
  type Member,
} from '@mortar/protocol/messaging';
import { uploadImage } from '@mortar/protocol/uploads';
import { createList, createQuery, readerOf, toastFailures } from '@mortar/remote-kit';
import { sample } from 'effector';
import { createGate } from 'effector-react';
import { channel, channelGrew, roleFx } from '#entities/channel';

/** Open while a part of what stands beside a channel is shown: what may be done there follows from the person's role. */
export const SideGate = createGate<{ channelid: string; side: string }>('SideGate');
sample({ clock: SideGate.state, filter: SideGate.status, fn: ({ channelid }) => ({ channelid }), target: roleFx });

const byUid = ({ uid }: { uid: string }) => uid;

/** Members: owner, admins, then by name; all of them or those whose name holds a text. */
export const members = createList(getChannelUsers, { pageSize: 50, keyOf: byUid });
export const applications = createList(listChannelApplications, { keyOf: byUid });
/** Who is muted, or blocked. */
export const limits = createList(getChannelMute, { keyOf: byUid });
export const audit = createList(listAudit, { keyOf: ({ id }) => id });
export const invites = createQuery(createRequest(listInvites));

export const MembersReader = readerOf(members, 'MembersReader');
export const ApplicationsReader = readerOf(applications, 'ApplicationsReader');
export const LimitsReader = readerOf(limits, 'LimitsReader');
export const AuditReader = readerOf(audit, 'AuditReader');
export const InvitesReader = readerOf(invites, 'InvitesReader');

/** Sends a picture's file; it is nobody's picture before the rules are saved. */
export const sendPictureFx = createUpload(uploadImage);
export const setRoleFx = createRequest(setUserRole);
/** Mutes somebody for so many minutes, or unmutes them. */
export const muteFx = createRequest(updateProhibition);
export const removeFx = createRequest(removeUser);
export const blockFx = createRequest(saveBlock);
export const decideFx = createRequest(decideApplication);
export const createInviteFx = createRequest(createInvite);
export const revokeInviteFx = createRequest(revokeInvite);

toastFailures(...[setRoleFx, muteFx, removeFx, blockFx, decideFx, revokeInviteFx].map(({ failData }) => failData));

const changed = <Of extends { items: Member[] }>(list: Of | null, member: Member) =>
  list && { ...list, items: list.items.map((each) => (each.uid === member.uid ? member : each)) };
const without = <Of extends { items: { uid: string }[] }>(list: Of | null, { params: { uid } }: { params: { uid: string } }) =>
  list && { ...list, items: list.items.filter((each) => each.uid !== uid) };
const withoutMember = <Of extends { items: { uid: string }[]; total: number }>(list: Of | null, end: { params: { uid: string } }) =>
  list && { ...list, ...without(list, end), total: list.total - 1 };

members.$data.on([setRoleFx.doneData, muteFx.doneData], changed).on([removeFx.done, blockFx.done], (list, end) => withoutMember(list, end));
applications.$data.on(decideFx.done, (list, end) => withoutMember(list, end));
limits.$data.on([muteFx.done, blockFx.done], (list, end) => without(list, end));
invites.$data
  .on(createInviteFx.doneData, (known, invite) => known && { list: [invite, ...known.list] })
  .on(revokeInviteFx.done, (known, { params }) => known && { list: known.list.filter(({ code }) => code !== params.code) });

// Whoever hands a channel over is its owner no longer, and another member is.
const handedOver = sample({ clock: setRoleFx.done, filter: ({ params }) => params.role === 'owner' });
sample({ clock: handedOver, fn: () => undefined, target: [channel.retried, members.retried] });
// How many there are has changed.
sample({ clock: [removeFx.done, blockFx.done, decideFx.done], fn: () => undefined, target: channel.retried });
sample({ clock: channelGrew, fn: () => undefined, target: members.retried });
