import { hasCode, messageOf, type RequestFailure } from '@mortar/client';

/** What the server says of a change that it did not make: the registry's own reason before the sentence of the code. */
export function refusalText(failure: RequestFailure): string | undefined {
  const why = failure.kind === 'problem' && hasCode(failure, 'registryRefused') ? whyIn(failure.data) : undefined;
  return why ?? messageOf(failure);
}

function whyIn(data: unknown): string | undefined {
  if (typeof data !== 'object' || data === null || !('why' in data)) return undefined;
  return typeof data.why === 'string' ? data.why : undefined;
}
