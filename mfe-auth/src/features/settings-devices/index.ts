export { devices } from './model.ts';
export { DeviceSettings } from './settings-devices.tsx';
