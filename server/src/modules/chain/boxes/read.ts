import { boxEvents, boxTypeEvents } from '@mortar/chain/events';
import type { Fact } from '../facts/facts-in.ts';
import { lower } from '../facts/texts.ts';
import type { TimedLog } from '../sync/index.ts';
import type { BoxState } from './tables.ts';

export interface BoxType extends Fact {
  box_type: string;
  counts: readonly number[];
  inventory_root: string;
  tip: string;
}

export interface BoxEvent extends Fact {
  box_id: string;
  state: BoxState;
  box_type?: string;
  account?: string;
  price?: string;
  salt?: string;
  target?: number;
  prize?: number;
}

/** What a log of the boxes says of a kind of them. */
export function boxTypeOf(log: TimedLog): BoxType | undefined {
  const event = boxTypeEvents.read(log);
  if (!event) return undefined;
  const { boxType, tip, inventoryRoot, counts } = event.args;
  return { log, box_type: String(boxType), counts, inventory_root: inventoryRoot, tip };
}

/** What a log of the boxes says of one of them. */
export function boxEventOf(log: TimedLog): BoxEvent | undefined {
  const event = boxEvents.read(log);
  const is = (boxId: bigint, state: BoxState): BoxEvent => ({ log, box_id: String(boxId), state });
  switch (event?.eventName) {
    case 'BoxMinted': {
      const { boxId, to, boxType, price } = event.args;
      return { ...is(boxId, 'sealed'), box_type: String(boxType), account: lower(to), price: String(price) };
    }
    case 'BoxOpened': {
      const { boxId, opener, salt, target } = event.args;
      return { ...is(boxId, 'queued'), account: lower(opener), salt, target: Number(target) };
    }
    case 'BoxLost':
      return is(event.args.boxId, 'lost');
    case 'BoxDrawn':
      return { ...is(event.args.boxId, 'drawn'), prize: Number(event.args.prize) };
    case 'BoxClaimed':
      return { ...is(event.args.boxId, 'claimed'), account: lower(event.args.to) };
    case 'BoxRefunded':
      return { ...is(event.args.boxId, 'refunded'), account: lower(event.args.account), price: String(event.args.price) };
    default:
      return undefined;
  }
}
