export { ThirdPartyButtons } from './third-party-buttons.tsx';
export { $demand, $entering, answerBrought, type Demand } from './model.ts';
export { enterFx } from './enter.ts';
