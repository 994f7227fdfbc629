import { devices } from '#features/settings-devices';

export { DeviceSettings as Section } from '#features/settings-devices';
export const { wanted } = devices;
