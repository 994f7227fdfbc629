import { createTask } from '@mortar/remote-kit';
import { attach, sample } from 'effector';
import { marketFx } from '#entities/overview';
import { $own } from '#entities/person';
import { askOf, tradeSiteOf, trading } from './site.ts';
import { $isOpen, $wish, chainOf, type ItemWish, termsNamed } from './wish.ts';

const ADDRESS = /^0x[0-9a-fA-F]{40}$/;
const NOBODY = /^0x0{40}$/;

/** Whom something goes to. */
export interface Recipient {
  to: `0x${string}`;
  /** As it was written; empty for an address. */
  name: string;
}

/** Why a text names nobody: ids of texts, `market.trade.to.<id>`. */
export type NoRecipient = 'wrong' | 'typo' | 'zero' | 'own' | 'alike' | 'unknown';

/** Thrown with what is wrong, and the letter that is. */
export class RecipientError extends Error {
  readonly problem: NoRecipient;
  readonly letter: string;
  constructor(problem: NoRecipient, letter = '') {
    super(problem);
    this.problem = problem;
    this.letter = letter;
  }
}

/** Letters of names are ASCII alone, so that no two look alike (`Labels.sol`): any other one is somebody's trick, or a slip. */
const foreignIn = (text: string): string | undefined => /[^\u0020-\u007e]/u.exec(text)?.[0];

/** Finds out whom an address or a name of the registry stands for: whoever a wish's item goes to. @throws RecipientError */
export const recipientFx = attach({
  source: $own,
  mapParams: ({ wish, text }: { wish: ItemWish; text: string; units: string }, own) => ({ chain: chainOf(wish), text, own }),
  effect: createTask<{ chain: number; text: string; own: string }, Recipient, unknown>(async ({ chain, text, own }, { bind, call }) => {
    const written = text.trim();
    const foreign = foreignIn(written);
    if (foreign !== undefined) throw new RecipientError('alike', foreign);
    const { isLabel, isSpelt, resolved } = await trading();
    const label = written.toLowerCase();
    if (!ADDRESS.test(written) && !isLabel(label)) throw new RecipientError('wrong');
    if (ADDRESS.test(written) && !isSpelt(written)) throw new RecipientError('typo');
    const to = ADDRESS.test(written) ? label : await byName();
    if (to === undefined) throw new RecipientError('unknown');
    if (NOBODY.test(to)) throw new RecipientError('zero');
    if (to === own) throw new RecipientError('own');
    return { to: to as `0x${string}`, name: ADDRESS.test(written) ? '' : label };

    async function byName() {
      const market = await bind(marketFx)(chain);
      return market && resolved(tradeSiteOf(market, askOf(chain, call)), market.contracts.names as `0x${string}`, label);
    }
  }),
});

// An answer for a dialog that was closed meanwhile is nobody's any more.
sample({
  clock: recipientFx.done,
  source: { wish: $wish, isOpen: $isOpen },
  filter: ({ wish, isOpen }, { params }) => isOpen && wish === params.wish,
  fn: (_, { params: { units }, result }) => ({ ...result, units }),
  target: termsNamed,
});
