import { AppError } from './app-error.ts';
import { errorChain } from './error-chain.ts';

/** What a database that is gone, starting, stopping or out of space says. */
const DATABASE_AWAY = new Set([
  'CONNECTION_CLOSED',
  'CONNECTION_ENDED',
  'CONNECTION_DESTROYED',
  'CONNECT_TIMEOUT',
  'ECONNREFUSED',
  'ECONNRESET',
  '53100',
  '53300',
  '57P01',
  '57P02',
  '57P03',
]);

/** What a disk that is full says. */
const DISK_FULL = new Set(['ENOSPC', 'EDQUOT']);

/** Any error as one that may be told: what is not meant for the caller becomes a fixed text (security J5). */
export function toAppError(error: unknown): AppError {
  if (error instanceof AppError) return error;
  const chain = errorChain(error);
  const status = chain[0]?.statusCode ?? 500;
  if (status === 413) return new AppError('tooLarge', { cause: error });
  if (status === 404) return new AppError('notFound', { cause: error });
  if (status >= 400 && status < 500) return new AppError('malformed', { status, cause: error });
  const isDatabaseAway = chain.some(({ code }) => code !== undefined && DATABASE_AWAY.has(code));
  const isDiskFull = chain.some(({ code }) => code !== undefined && DISK_FULL.has(code));
  return new AppError(isDatabaseAway || isDiskFull ? 'unavailable' : 'internal', { cause: error });
}
