import { createRequest } from '@mortar/client';
import type { Output } from '@mortar/protocol';
import { endDevice, endOtherDevices, listDevices } from '@mortar/protocol/identity';
import { createQuery } from '@mortar/remote-kit';
import { sample } from 'effector';

type Devices = Output<typeof listDevices>;
/** An open session of the person. */
export type Device = Devices['items'][number];

/** Ends one session. */
export const endDeviceFx = createRequest(endDevice);
/** Ends every session but this one. */
export const endOthersFx = createRequest(endOtherDevices);

/** Open sessions, the one last used first. */
export const devices = createQuery(createRequest(listDevices));
export const { wanted } = devices;

const without = (open: Devices | null, isOver: (device: Device) => boolean) =>
  open && { ...open, items: open.items.filter((device) => !isOver(device)) };
devices.$data
  .on(endDeviceFx.done, (open, { params }) => without(open, ({ id }) => id === params.id))
  .on(endOthersFx.done, (open) => without(open, ({ current }) => !current));

// One that is over already is no longer in the list that comes.
sample({ clock: endDeviceFx.fail, target: devices.retried });
