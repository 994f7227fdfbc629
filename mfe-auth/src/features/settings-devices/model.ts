import { createRequest, type RequestFailure } from '@mortar/client';
import { signedOut } from '@mortar/host';
import type { Output } from '@mortar/protocol';
import { createEvent, createStore, sample } from 'effector';

/** An open session of the person. */
export type Device = Output<'account.devices'>['items'][number];

/** The list opens, or is asked for once more. */
export const devicesWanted = createEvent();

const readFx = createRequest('account.devices');
export const endDeviceFx = createRequest('account.deviceEnd');
export const endOthersFx = createRequest('account.devicesEndOthers');

/** Open sessions, the one last used first; null until they came. */
export const $devices = createStore<Device[] | null>(null, { serialize: 'ignore' })
  .on(readFx.doneData, (_, { items }) => items)
  .on(endDeviceFx.done, (devices, { params: { id } }) => devices?.filter((device) => device.id !== id) ?? null)
  .on(endOthersFx.done, (devices) => devices?.filter(({ current }) => current) ?? null)
  .reset(signedOut);
export const $failure = createStore<RequestFailure | null>(null, { serialize: 'ignore' })
  .on(readFx.failData, (_, failure) => failure)
  .reset(readFx, signedOut);
export const $isLoading = readFx.pending;

sample({ clock: devicesWanted, target: readFx });
// One that is over already is no longer in the list that comes.
sample({ clock: endDeviceFx.fail, fn: () => undefined, target: devicesWanted });
