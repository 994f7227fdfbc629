import { useNow } from '@mortar/remote-kit';

/** Whether a mute holds until then: nobody tells that its time is over. */
export function useIsMuted(until: string | null): boolean {
  const now = useNow();
  return until !== null && Date.parse(until) > now;
}
