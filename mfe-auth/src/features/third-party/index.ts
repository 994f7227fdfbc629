export { ThirdPartyButtons } from './third-party-buttons.tsx';
export { $demand, answerBrought } from './model.ts';
export { enterFx } from './enter.ts';
