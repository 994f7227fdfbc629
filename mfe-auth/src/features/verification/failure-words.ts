import { messageOf, type RequestFailure } from '@mortar/client';
import { useIntl } from 'react-intl';

/** What the code screen says of a failure: the server's words, else that the code has expired (spec §8). */
export function useFailureWords(): (failure: RequestFailure | null) => string | undefined {
  const { formatMessage } = useIntl();
  return (failure) => (failure ? (messageOf(failure) ?? formatMessage({ id: 'auth.verification.expired' })) : undefined);
}
