export { $claim, readRoundFx, round, type Round } from './model.ts';
