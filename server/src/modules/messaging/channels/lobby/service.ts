import type { Output } from '@mortar/protocol';
import type { getLobby } from '@mortar/protocol/messaging';
import { LOBBY_CHANNELS } from '@mortar/protocol/messaging';
import { shareAnswer } from '../../../../lib/shared-answer.ts';
import type { ChannelDeps } from '../access/deps.ts';
import { lobbyOf } from './repository.ts';
import { cutText } from '../../../../lib/cut-text.ts';

/** Longest beginning of a message that a list shows, in characters. */
const BEGINNING = 120;
/** Every visit of the landing page asks for it: for so long one answer does for all. */
const LOBBY_MS = 2000;

/** Open channels that were written in last, for visitors. */
export function createLobby({ db, clock, names }: Pick<ChannelDeps, 'db' | 'clock' | 'names'>) {
  async function read(): Promise<Output<typeof getLobby>> {
    const rows = await lobbyOf(db).read(LOBBY_CHANNELS);
    const personOf = await names.of(rows.flatMap(({ last }) => last?.senderId ?? []));
    const list = rows.map(({ id, name, imageUrl, members, isDemo, last }) => {
      const shown = last && {
        seq: last.seq,
        uid: personOf(last.senderId).uid,
        username: personOf(last.senderId).username,
        text: cutText(last.text, BEGINNING),
        isRecalled: last.recalledAt !== null,
        at: last.createdAt.toISOString(),
      };
      return { channelid: String(id), name, imageUrl, members, isDemo, last: shown };
    });
    return { list };
  }

  return shareAnswer(LOBBY_MS, clock, read);
}
