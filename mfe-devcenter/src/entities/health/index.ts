export { healthVersions } from './model.ts';
export { TrialFacts } from './trial-facts.tsx';
