import type { onRequestHookHandler } from 'fastify';
import { AppError } from '../lib/app-error.ts';

/** As long as anybody waits for an answer, ms. */
export const ANSWER_MS = 10_000;
/** The same for who sends a file, and for an endpoint that is slow. */
export const UPLOAD_MS = 120_000;

/**
 * Hook that answers 503 when nothing else has by then, because the database hangs, say. Fastify's `handlerTimeout` does not:
 * on Node 20 it ends as soon as the body of a request is read, and it cuts a download that takes longer.
 */
export const answerWithin =
  (ms: number): onRequestHookHandler =>
  (_request, reply, done) => {
    const timer = setTimeout(() => {
      if (!reply.raw.headersSent) void reply.send(new AppError('unavailable'));
    }, ms);
    reply.raw.once('close', () => clearTimeout(timer));
    done();
  };
