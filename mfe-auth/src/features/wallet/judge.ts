import { createStore, sample } from 'effector';
import { begun, troubled } from './attempt.ts';
import { met } from './connect.ts';
import { $isReaching, $reach } from './find.ts';
import { isKnownChain } from './networks.ts';
import { isSame, isSigned, type Meeting, type Trouble } from './visit.ts';
import { $own, $wish, cancelled, othersWanted, walletWanted } from './wish.ts';

/** Why this wallet is not the one for what is wanted; null when it is (spec §5). @param wanted the address that will do */
function objection({ purpose, wallet }: Meeting, wanted: string): Trouble | null {
  if (purpose !== 'unbind' && purpose !== 'connect') return null;
  if (!wanted) return { word: 'no-address' };
  return isSame(wanted, wallet.address) ? null : { word: 'other-address', address: wanted };
}

/** Whether nothing is to be signed: an address that the session holds already is bound without a call (spec §5). */
const isDone = (meeting: Meeting, own: string) => !isSigned(meeting) || (meeting.purpose === 'bind' && isSame(own, meeting.wallet.address));

/** The account that waits for the site's networks to be known. */
const $waiting = createStore<Meeting | null>(null)
  .on(met, (_, meeting) => meeting)
  .reset(begun, cancelled, othersWanted, walletWanted);
const complete = sample({
  clock: [$waiting, $isReaching],
  source: { meeting: $waiting, reach: $reach, isReaching: $isReaching },
  fn: ({ meeting, reach, isReaching }) => (meeting && !isReaching ? { meeting, reach } : undefined),
}).filterMap((both) => both);
$waiting.reset(complete);
const judged = sample({
  clock: complete,
  source: { own: $own, wish: $wish },
  fn: ({ own, wish }, { meeting, reach }) => ({
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
