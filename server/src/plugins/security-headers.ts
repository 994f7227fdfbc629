import type { FastifyInstance } from 'fastify';
import fastifyPlugin from 'fastify-plugin';

const ONE_YEAR_SECONDS = 365 * 24 * 3600;

/** Powers that no page of ours uses. */
const PERMISSIONS = [
  'accelerometer',
  'camera',
  'display-capture',
  'geolocation',
  'gyroscope',
  'magnetometer',
  'microphone',
  'midi',
  'payment',
  'usb',
];

/** A page of ours runs no script that it was not told the hash of. Browsers that do not know the policy go by the tags alone. */
const INTEGRITY_POLICY = 'blocked-destinations=(script)';

export interface SecurityHeadersOptions {
  publicUrl: string;
}

function baseHeaders(publicUrl: string): Record<string, string> {
  return {
    ...(publicUrl.startsWith('https:') && { 'strict-transport-security': `max-age=${ONE_YEAR_SECONDS}; includeSubDomains` }),
    'x-content-type-options': 'nosniff',
    'referrer-policy': 'strict-origin-when-cross-origin',
    'cross-origin-opener-policy': 'same-origin-allow-popups',
    'cross-origin-resource-policy': 'same-origin',
    'permissions-policy': PERMISSIONS.map((name) => `${name}=()`).join(', '),
    'content-security-policy': "frame-ancestors 'none'",
  };
}

async function register(app: FastifyInstance, { publicUrl }: SecurityHeadersOptions): Promise<void> {
  const everywhere = baseHeaders(publicUrl);
  const api = {
    ...everywhere,
    'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
    'cache-control': 'no-store',
  };
  app.addHook('onRequest', (request, reply, done) => {
    reply.headers(request.url.startsWith('/api/') ? api : everywhere);
    done();
  });
  app.addHook('onSend', (_request, reply, payload, done) => {
    const isPage = String(reply.getHeader('content-type') ?? '').startsWith('text/html');
    if (isPage && !reply.hasHeader('integrity-policy')) reply.header('integrity-policy', INTEGRITY_POLICY);
    done(null, payload);
  });
}

/**
 * Headers of security J3 on every answer. A page sets its own `content-security-policy`, and `integrity-policy`, over the one from here.
 * The opener policy lets pop-ups through, which third-party sign-in needs.
 */
export const securityHeaders = fastifyPlugin(register, { name: 'security-headers' });
