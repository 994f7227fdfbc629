import { isIP } from 'node:net';
import type { Config } from '../config.ts';
import type { ConfigProblem } from './problem.ts';

/** Hosts that browsers treat as secure without https. */
export function isLoopbackHost(host: string): boolean {
  const name = host.replace(/^\[|\]$/g, '');
  return name === 'localhost' || name.endsWith('.localhost') || name === '::1' || (isIP(name) === 4 && name.startsWith('127.'));
}

/** Settings that are fine one by one and cannot be true together. */
export function contradictionsOf(config: Pick<Config, 'publicUrl' | 'trustProxy' | 'port'>): ConfigProblem[] {
  const url = new URL(config.publicUrl);
  const problems: ConfigProblem[] = [];
  if (url.protocol === 'http:' && !isLoopbackHost(url.hostname)) {
    problems.push({
      variable: 'PUBLIC_URL',
      problem: `browsers sign requests only on https or on localhost; make it https://${url.host} and put a proxy with a certificate in front`,
    });
  }
  if (
    url.protocol === 'http:' &&
    isLoopbackHost(url.hostname) &&
    config.trustProxy.length === 0 &&
    Number(url.port || 80) !== config.port
  ) {
    problems.push({
      variable: 'PUBLIC_URL',
      problem: `its port is ${url.port || 80}, but the server listens on ${config.port}; set PORT to the same, or TRUST_PROXY when a proxy stands between`,
    });
  }
  return problems;
}
