export { SoundSettings as Section } from '#features/settings-sound';
