export { devices, wanted, type Device } from './model.ts';
export { DeviceSettings as Section } from './settings-devices.tsx';
