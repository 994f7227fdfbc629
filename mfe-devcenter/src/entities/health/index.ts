export { TrialFacts } from './trial-facts.tsx';
