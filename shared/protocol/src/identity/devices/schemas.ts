import { Type } from 'typebox';
import { Empty, Time } from '../../core/fields.ts';
import { NOT_THERE } from '../../core/refusals.ts';

/** A session of a person, as their list of devices shows it. */
const DeviceEntry = Type.Object({
  id: Type.String(),
  devicename: Type.String(),
  os: Type.String(),
  createdat: Time,
  lastseenat: Time,
  /** The session of this very call. */
  current: Type.Boolean(),
});

export const listDevices = {
  summary: 'Sessions of the signed-in person that are open, the one last used first',
  data: Type.Object({ items: Type.Array(DeviceEntry) }),
};

export const endDevice = {
  summary: 'End one session of the signed-in person',
  body: Type.Object({ id: Type.String({ maxLength: 64 }) }),
  data: Empty,
  codes: [NOT_THERE],
};

export const endOtherDevices = {
  summary: 'End every session of the signed-in person but this one',
  body: Empty,
  data: Type.Object({ ended: Type.Integer() }),
};
