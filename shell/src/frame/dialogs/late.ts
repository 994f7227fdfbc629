export { Palette } from '../../features/palette/palette.tsx';
export { Shortcuts } from '../../features/palette/shortcuts.tsx';
export { Pictures } from '../../features/parts/pictures.tsx';
export { Congratulation, Reward } from '../../features/parts/reward.tsx';
