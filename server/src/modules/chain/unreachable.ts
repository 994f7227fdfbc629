import { ChainServerError } from '@mortar/chain/source';
import { AppError } from '../../lib/app-error.ts';

/** What a chain's server answers. @throws AppError `chainUnreachable` where it fails */
export const answerOf = <Answer>(asked: Promise<Answer>): Promise<Answer> =>
  asked.catch((error: unknown) => {
    throw error instanceof ChainServerError ? new AppError('chainUnreachable', { cause: error }) : error;
  });
