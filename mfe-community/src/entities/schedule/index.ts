export { cancelFx, moveFx, publishNowFx, scheduleTold, waiting } from './model.ts';
