/** What JavaScript makes of an object that is put into a text: it says nothing. */
const NOTHING = '[object Object]';
/** Where those who throw objects put their words, and what they wrap. */
const WORDS = ['message', 'msg', 'shortMessage', 'reason', 'error', 'cause', 'data', 'kind'];
/** Deeper than anybody wraps. */
const DEEP = 4;

/**
 * What a thrown value says, for a person: anything may be thrown by wallets, remotes and browsers. Empty where it says
 * nothing, so that an object never shows as `[object Object]`.
 */
export function thrownText(thrown: unknown, depth = 0): string {
  if (typeof thrown === 'string') return thrown.includes(NOTHING) ? '' : thrown.trim();
  if (typeof thrown !== 'object' || thrown === null || depth > DEEP) return '';
  for (const place of WORDS) {
    const said = thrownText((thrown as Record<string, unknown>)[place], depth + 1);
    if (said) return said;
  }
  return '';
}
