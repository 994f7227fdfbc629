import { HEADERS, type Locale } from '@mortar/protocol';
import type { FastifyRequest } from 'fastify';
import { localeOf } from '../../lib/locale-of.ts';
import { networkOf } from '../../lib/network-of.ts';
import type { Device } from './session/tokens.ts';

/** Who knocks, before anybody is signed in. */
export interface Caller {
  network: string;
  device: Device;
  locale: Locale;
}

const LONGEST = 128;

function word(request: FastifyRequest, name: string): string {
  const value = request.headers[name];
  return typeof value === 'string' ? value.replace(/[^\x20-\x7e]/g, '').slice(0, LONGEST) : '';
}

export function callerOf(request: FastifyRequest): Caller {
  return {
    network: networkOf(request.ip),
    device: {
      deviceId: word(request, HEADERS.deviceId),
      deviceName: word(request, HEADERS.deviceName),
      os: word(request, HEADERS.os),
    },
    locale: localeOf(request),
  };
}
