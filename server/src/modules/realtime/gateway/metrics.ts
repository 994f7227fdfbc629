import { Counter, Gauge, Histogram, type Registry } from 'prom-client';

const BUCKETS_SECONDS = [0.001, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5];

/** Figures of connections for Prometheus. */
export function createGatewayMetrics(registry: Registry) {
  const open = new Gauge({
    name: 'mortar_sockets_open',
    help: 'Connections of browsers, of people and of visitors',
    labelNames: ['who'],
    registers: [registry],
  });
  const refused = new Counter({
    name: 'mortar_sockets_refused_total',
    help: 'Connections that were not let in, by code',
    labelNames: ['code'],
    registers: [registry],
  });
  const slow = new Counter({
    name: 'mortar_sockets_slow_total',
    help: 'Connections that were ended because they did not read',
    registers: [registry],
  });
  const calls = new Histogram({
    name: 'mortar_socket_call_duration_seconds',
    help: 'Time from a call over a connection to its answer',
    labelNames: ['call', 'code'],
    buckets: BUCKETS_SECONDS,
    registers: [registry],
  });
  return {
    opened: (who: 'person' | 'visitor') => open.inc({ who }),
    closed: (who: 'person' | 'visitor') => open.dec({ who }),
    refused: (code: string) => refused.inc({ code }),
    slowEnded: () => slow.inc(),
    answered: (call: string, code: string, ms: number) => calls.observe({ call, code }, ms / 1000),
  };
}

export type GatewayMetrics = ReturnType<typeof createGatewayMetrics>;
