export { Palette } from '../palette/palette.tsx';
export { Shortcuts } from '../palette/shortcuts.tsx';
export { Pictures } from './pictures.tsx';
export { Congratulation, Reward } from './reward.tsx';
