import type { Animation } from '@mortar/protocol/market';

/** Whatever it is opened with, it runs, loads and frames nothing; a drawing may be styled by what stands in it. */
const FILE = "sandbox; default-src 'none'; style-src 'unsafe-inline'; img-src data:; font-src data:; frame-ancestors 'none'";

/**
 * A stranger's program (ADR 0061): it has no origin, so neither cookies nor storage of ours, and runs what stands in it alone. It may
 * connect to nothing, send no form, open no window; that its frame goes nowhere else is in the policy of the page around it.
 */
const PAGE = [
  "default-src 'none'",
  "script-src 'unsafe-inline' 'unsafe-eval' data: blob:",
  "style-src 'unsafe-inline' data:",
  'img-src data: blob:',
  'media-src data: blob:',
  'font-src data:',
  'worker-src blob:',
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'self'",
  'sandbox allow-scripts',
].join('; ');

/** What a copy of some kind may do. */
export const policyOf = (kind: Animation['kind']): string => (kind === 'page' ? PAGE : FILE);
