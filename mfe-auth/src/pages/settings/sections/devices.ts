export { DeviceSettings as Section, devicesWanted as wanted } from '#features/settings-devices';
