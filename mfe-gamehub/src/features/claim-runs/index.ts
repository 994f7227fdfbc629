export { ClaimRuns } from './claim-runs.tsx';
