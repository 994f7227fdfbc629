import type { Config } from '../config.ts';
import { isLoopbackHost } from './contradictions.ts';

/** Whether only this machine can reach the site: what helps someone to try it out exists then and nowhere else. */
export function isTrial({ host, publicUrl, trustProxy }: Pick<Config, 'host' | 'publicUrl' | 'trustProxy'>): boolean {
  return isLoopbackHost(host) && isLoopbackHost(new URL(publicUrl).hostname) && trustProxy.length === 0;
}

/** Whether mail goes to a page of this server instead of away (docs/design/server.md). */
export function hasDevMailbox(config: Pick<Config, 'host' | 'publicUrl' | 'trustProxy' | 'smtpUrl'>): boolean {
  return config.smtpUrl === undefined && isTrial(config);
}
