import { readThirdPartyFragment } from '@mortar/protocol/identity';

const FRAGMENT = '#auto=';

/** What a third party gave a whole page that went there and came back; the address drops it. */
export function takeFragment(): ReturnType<typeof readThirdPartyFragment> {
  if (!location.hash.startsWith(FRAGMENT)) return null;
  const answer = readThirdPartyFragment(location.hash);
  history.replaceState(history.state, '', location.pathname + location.search);
  return answer;
}
