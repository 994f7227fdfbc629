import { UsageError } from './usage-error.ts';

/** What an operator asks for about collections and items. */
export type MarketCall = { command: 'market' } & (
  | { verb: 'list' }
  | { verb: 'verify' | 'unverify' | 'hide' | 'show' | 'dismiss'; id: string }
);

const MARKET_WORDS = 'market verify|unverify|hide|show|dismiss <id of a collection or an item>, or market list';

const VERBS = ['verify', 'unverify', 'hide', 'show', 'dismiss'] as const;
const ID = /^[1-9][0-9]{0,15}-0x[0-9a-f]{40}(-(0|[1-9][0-9]{0,77}))?$/i;

/** @throws UsageError */
export function readMarketCall([given, ...words]: readonly string[]): MarketCall {
  const verb = VERBS.find((known) => known === given);
  const [id = ''] = words;
  if (given === 'list' && words.length === 0) return { command: 'market', verb: 'list' };
  if (!verb || words.length !== 1) throw new UsageError(`It is: npm run mortar -- ${MARKET_WORDS}`);
  if (!ID.test(id)) throw new UsageError(`'${id}' is no id of a collection or an item: the end of its page's address.`);
  return { command: 'market', verb, id };
}
