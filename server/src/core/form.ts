import type { FastifyRequest } from 'fastify';
import { AppError } from '../lib/app-error.ts';

const UNSUPPORTED = 415;

/**
 * Lets `read` go through the parts of a form and do its work.
 * @throws AppError `malformed` for what is no form, and whatever `read` throws
 */
export async function withParts<T>(request: FastifyRequest, read: () => Promise<T>): Promise<T> {
  if (!request.isMultipart()) throw new AppError('malformed', { status: UNSUPPORTED });
  try {
    return await read();
  } catch (error) {
    // What is still to come is read away, so that the answer reaches a client that is busy sending.
    request.raw.resume();
    throw error;
  }
}

/** What reads forms throws bare errors for whatever is no form; the disk's have the call that failed, those of the framework a status. */
export function formError(error: NodeJS.ErrnoException & { statusCode?: number }): never {
  if (error instanceof AppError || error.syscall !== undefined || error.statusCode !== undefined) throw error;
  throw new AppError('malformed', { cause: error });
}
