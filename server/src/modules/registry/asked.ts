import { AppError } from '../../lib/app-error.ts';
import { Refusal } from '../../lib/refusal.ts';

/** Does over HTTP what was asked; a refusal of the registry says why. @throws AppError `registryRefused` */
export async function asked<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    if (error instanceof Refusal) throw new AppError('registryRefused', { data: { why: error.message }, cause: error });
    throw error;
  }
}
