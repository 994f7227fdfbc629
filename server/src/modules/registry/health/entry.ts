import type { Input } from '@mortar/protocol';
import type { addFrontendLog } from '@mortar/protocol/telemetry';

/** One entry of a browser's report. */
export type Entry = Input<typeof addFrontendLog>['entries'][number];

/** Whoever sent a report, as far as one is told from another. */
export interface Reporter {
  /** Address of the client. */
  ip: string;
  /** The browser's own name; anybody can make one up. */
  deviceId: string;
  /** Whether this visitor gets this version of a remote now. */
  isGiven(remote: string, version: string): Promise<boolean>;
}
