export { SoundSettings } from './settings-sound.tsx';
