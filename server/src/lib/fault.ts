import { AppError } from './app-error.ts';

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

function codeOf(error: unknown): string {
  return error instanceof Error ? String((error as NodeJS.ErrnoException).code ?? '') : '';
}

function isDatabaseAway(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  return DATABASE_AWAY.has(codeOf(error)) || isDatabaseAway(error.cause);
}

/** Any error as one that may be told: what is not meant for the caller becomes a fixed text (research J5). */
export function toAppError(error: unknown): AppError {
  if (error instanceof AppError) return error;
  const status = error instanceof Error ? Number((error as { statusCode?: number }).statusCode ?? 500) : 500;
  if (status === 413) return new AppError('tooLarge', { cause: error });
  if (status === 404) return new AppError('notFound', { cause: error });
  if (status >= 400 && status < 500) return new AppError('malformed', { status, cause: error });
  return new AppError(isDatabaseAway(error) ? 'unavailable' : 'internal', { cause: error });
}
