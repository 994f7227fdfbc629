export { $claim, isOver, readRoundFx, round, type Round } from './model.ts';
