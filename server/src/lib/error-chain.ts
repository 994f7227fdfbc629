/** What Node, PostgreSQL and fastify put on their errors. */
export interface ErrorLike {
  message: string;
  code?: string;
  statusCode?: number;
  cause?: unknown;
}

function isErrorLike(value: unknown): value is ErrorLike {
  return typeof value === 'object' && value !== null && 'message' in value;
}

/** An error and its causes, the outermost first; empty for anything that is none. */
export function errorChain(error: unknown): ErrorLike[] {
  return isErrorLike(error) ? [error, ...errorChain(error.cause)] : [];
}
