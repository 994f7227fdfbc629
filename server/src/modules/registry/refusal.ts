import { AppError } from '../../lib/app-error.ts';

/** The registry does not do what was asked; the message says why and what to do. */
export class Refusal extends Error {
  constructor(message: string) {
    super(message);
    this.name = 'Refusal';
  }
}

/** Does over HTTP what was asked; a refusal of the registry says why. @throws AppError `registryRefused` */
export async function asked<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    if (error instanceof Refusal) throw new AppError('registryRefused', { data: { why: error.message }, cause: error });
    throw error;
  }
}
