import { sample } from 'effector';
import { troubled } from './attempt.ts';
import { met } from './connect.ts';
import { $reach } from './find.ts';
import { isKnownChain } from './networks.ts';
import { isSame, isSigned, type Meeting, type Trouble } from './visit.ts';
import { $own, $wish } from './wish.ts';

/** Why this wallet is not the one for what is wanted; null when it is (spec §5). @param wanted the address that will do */
function objection({ purpose, wallet }: Meeting, wanted: string): Trouble | null {
  if (purpose !== 'unbind' && purpose !== 'connect') return null;
  if (!wanted) return { word: 'no-address' };
  return isSame(wanted, wallet.address) ? null : { word: 'other-address', address: wanted };
}

/** Whether nothing is to be signed: an address that the session holds already is bound without a call (spec §5). */
const isDone = (meeting: Meeting, own: string) => !isSigned(meeting) || (meeting.purpose === 'bind' && isSame(own, meeting.wallet.address));

const judged = sample({
  clock: met,
  source: { own: $own, reach: $reach, wish: $wish },
  fn: ({ own, reach, wish }, meeting) => ({
    meeting,
    objection: objection(meeting, wish.only?.address ?? own),
    isDone: isDone(meeting, own),
    /** Network that the text can name, where the wallet's own one is strange to the site. */
    to: isKnownChain(meeting.wallet.chainId || 1, reach?.chainids ?? []) ? null : (reach?.chainids[0] ?? 1),
  }),
});
const accepted = judged.filter({ fn: ({ objection: trouble }) => trouble === null });

/** What is wanted holds without a signature. */
export const heldAlready = accepted.filterMap(({ isDone: isHeld, meeting }) => (isHeld ? meeting : undefined));
/** The wallet is the one: it shall sign, after it went to the network `to`. */
export const signatureWanted = accepted.filterMap(({ isDone: isHeld, meeting, to }) =>
  !isHeld && isSigned(meeting) ? { meeting, to } : undefined,
);

sample({ clock: judged.filterMap(({ objection: trouble }) => trouble ?? undefined), target: troubled });
