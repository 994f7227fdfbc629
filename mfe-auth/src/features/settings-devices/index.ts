export { wanted } from './model.ts';
export { DeviceSettings as Section } from './settings-devices.tsx';
