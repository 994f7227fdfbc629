import { createMarketOffice, type MarketOffice } from '../modules/market/index.ts';
import type { Operator } from '../modules/moderation/index.ts';
import { columns, timeText } from './columns.ts';
import type { Desk } from './desk.ts';
import type { MarketCall } from './market-call.ts';

const SETS = {
  verify: { standing: 'verified', is: true, done: 'is verified', already: 'is verified already' },
  unverify: { standing: 'verified', is: false, done: 'is no longer verified', already: 'was not verified' },
  hide: { standing: 'hidden', is: true, done: 'is hidden from lists', already: 'is hidden already' },
  show: { standing: 'hidden', is: false, done: 'is shown in lists again', already: 'was not hidden' },
} as const;

/** Does what an operator asks for about collections and items, and says it in a line or a table. */
export async function answerMarket(call: MarketCall, { database: { db }, clock, who }: Desk): Promise<string> {
  const office = createMarketOffice({ db, clock });
  if (call.verb === 'list') return list(office, who);
  if (call.verb === 'dismiss')
    return (await office.dismiss(call.id, who)) ? `Reports of ${call.id} are judged` : `No report of ${call.id} waits`;
  const { standing, is, done, already } = SETS[call.verb];
  return `${call.id} ${(await office.set(call.id, standing, is, who)) ? done : already}`;
}

async function list(office: MarketOffice, operator: Operator): Promise<string> {
  const { standings, reports } = await office.list(operator);
  const judged = standings.map(({ chainId, collection, tokenId, isVerified, isHidden, by, at }) => [
    `${chainId}-${collection}${tokenId === '-1' ? '' : `-${tokenId}`}`,
    [isVerified && 'verified', isHidden && 'hidden'].filter(Boolean).join(', '),
    timeText(at),
    by,
  ]);
  const waiting = reports.map(({ target, people, reasons, at, text }) => [
    target,
    String(people),
    reasons,
    at ? timeText(at) : '-',
    text ?? '-',
  ]);
  return [
    judged.length > 0 ? columns([['collection or item', 'is', 'since (UTC)', 'by'], ...judged]) : 'Nothing is verified or hidden.',
    waiting.length > 0 ? columns([['reported', 'people', 'as', 'last (UTC)', 'words'], ...waiting]) : 'No report waits.',
  ].join('\n\n');
}
