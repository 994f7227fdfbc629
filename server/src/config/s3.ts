import type { ConfigProblem } from './problem.ts';
import type { Env } from './settings.ts';

/** A bucket for published versions and files that people send. */
export interface S3Config {
  bucket: string;
  region: string;
  accessKeyId: string;
  secretAccessKey: string;
  /** A server other than Amazon's; its buckets are paths. */
  endpoint?: string;
}

const NEEDED = ['S3_BUCKET', 'S3_ACCESS_KEY_ID', 'S3_SECRET_ACCESS_KEY'] as const;
/** What servers other than Amazon's take for a region. */
const USUAL_REGION = 'us-east-1';

/** The bucket out of `S3_*`; nothing when it is not set, or half. */
export function readS3(env: Env): S3Config | undefined {
  const { S3_BUCKET: bucket, S3_ACCESS_KEY_ID: accessKeyId, S3_SECRET_ACCESS_KEY: secretAccessKey, S3_ENDPOINT: endpoint } = env;
  const region = env['S3_REGION'] ?? (endpoint && USUAL_REGION);
  if (!bucket || !accessKeyId || !secretAccessKey || !region) return undefined;
  return { bucket, region, accessKeyId, secretAccessKey, ...(endpoint && { endpoint }) };
}

/** What is missing of settings that are set by half: files would go nowhere. */
export function halfS3(env: Env): ConfigProblem[] {
  if (!Object.keys(env).some((name) => name.startsWith('S3_'))) return [];
  const missing: ConfigProblem[] = NEEDED.filter((name) => !env[name]).map((variable) => ({
    variable,
    problem: `is missing; set ${NEEDED.join(', ')} for files in S3, or no S3_* for files under DATA_DIR`,
  }));
  const hasPlace = env['S3_REGION'] !== undefined || env['S3_ENDPOINT'] !== undefined;
  return hasPlace
    ? missing
    : [...missing, { variable: 'S3_REGION', problem: 'is missing; set it, or S3_ENDPOINT for a server other than Amazon’s' }];
}
