export { Pictures } from './pictures.tsx';
export { Congratulation, Reward } from './reward.tsx';
