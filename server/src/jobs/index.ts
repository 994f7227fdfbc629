export { createJobs, type Jobs, type JobsLog, type JobsOptions } from './jobs.ts';
