import { approvalEvents, exchangeEvents } from '@mortar/chain/events';
import { NOBODY } from '../address.ts';
import type { Fact } from '../facts/facts-in.ts';
import { lower } from '../facts/texts.ts';
import type { TimedLog } from '../sync/index.ts';
import type { ExchangeEventKind } from './tables.ts';

export interface ExchangeEvent extends Fact {
  kind: ExchangeEventKind;
  account?: string;
  subject?: string;
  word?: string;
  mask?: string;
  is_open?: boolean;
}

export interface Approval extends Fact {
  collection: string;
  owner: string;
  operator: string;
  token_id: string | null;
  is_approved: boolean;
}

/** What a log of the exchange says of what was signed for it. */
export function exchangeEventOf(log: TimedLog): ExchangeEvent | undefined {
  const event = exchangeEvents.read(log);
  const is = (kind: ExchangeEventKind, what: Partial<ExchangeEvent>): ExchangeEvent => ({ log, kind, ...what });
  switch (event?.eventName) {
    case 'CounterIncremented':
      return is('counter', { account: lower(event.args.signer) });
    case 'NoncesCancelled': {
      const { signer, word, mask } = event.args;
      return is('nonces', { account: lower(signer), word: String(word), mask: String(mask) });
    }
    case 'OfferCancelled':
      return is('offerCancelled', { account: lower(event.args.bidder), subject: event.args.offerHash });
    case 'OfferAccepted':
      return is('offerAccepted', { subject: event.args.offerHash });
    case 'ChannelOpened':
    case 'ChannelReopened':
      return is('channel', { subject: event.args.id, is_open: true });
    case 'ChannelClosed':
      return is('channel', { subject: event.args.id, is_open: false });
    case 'CurrencySet':
      return is('currency', { subject: lower(event.args.currency), is_open: event.args.isTaken });
    default:
      return undefined;
  }
}

/** What a log of a collection says of who may move its tokens. */
export function approvalOf(log: TimedLog): Approval | undefined {
  const event = approvalEvents.read(log);
  if (!event) return undefined;
  const of = { log, collection: log.address, owner: lower(event.args.owner) };
  if (event.eventName === 'ApprovalForAll')
    return { ...of, operator: lower(event.args.operator), token_id: null, is_approved: event.args.approved };
  const operator = lower(event.args.approved);
  return { ...of, operator, token_id: String(event.args.tokenId), is_approved: operator !== NOBODY };
}
