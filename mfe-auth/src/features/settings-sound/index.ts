export { SoundSettings as Section } from './settings-sound.tsx';
