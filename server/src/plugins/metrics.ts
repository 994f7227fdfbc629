import type { FastifyInstance } from 'fastify';
import fastifyPlugin from 'fastify-plugin';
import { collectDefaultMetrics, Counter, Histogram, Registry } from 'prom-client';
import { notForwarded } from '../lib/forwarded.ts';
import type { SignCounts } from '../lib/sign-verifier.ts';

const BUCKETS_SECONDS = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10];

declare module 'fastify' {
  interface FastifyInstance {
    /** Where modules register figures of their own. */
    metrics: Registry;
  }
}

function countSigns(registry: Registry, counts: SignCounts): void {
  const total = new Counter({
    name: 'mortar_sign_checks_total',
    help: 'Checks of the sign header, by where the answer came from',
    labelNames: ['from'],
    registers: [registry],
    collect() {
      this.reset();
      for (const [from, count] of Object.entries(counts)) total.inc({ from }, count);
    },
  });
}

async function register(app: FastifyInstance, { signCounts }: { signCounts: SignCounts }): Promise<void> {
  const registry = new Registry();
  app.decorate('metrics', registry);
  collectDefaultMetrics({ register: registry });
  countSigns(registry, signCounts);
  const durations = new Histogram({
    name: 'http_request_duration_seconds',
    help: 'Time from the request to the end of its answer',
    labelNames: ['route', 'method', 'status'],
    buckets: BUCKETS_SECONDS,
    registers: [registry],
  });
  app.addHook('onResponse', (request, reply, done) => {
    const route = request.routeOptions.url ?? 'unknown';
    durations.observe({ route, method: request.method, status: reply.statusCode }, reply.elapsedTime / 1000);
    done();
  });
  app.get('/metrics', { schema: { hide: true }, onRequest: notForwarded }, async (_request, reply) =>
    reply.type(registry.contentType).send(await registry.metrics()),
  );
}

/** `/metrics` for Prometheus, which asks the process itself: nothing is told through a proxy. */
export const metrics = fastifyPlugin(register, { name: 'metrics' });
