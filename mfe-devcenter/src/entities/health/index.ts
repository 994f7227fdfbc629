export { TrialFacts } from './trial-facts.tsx';
export { TakenBack } from './taken-back.tsx';
