import { LOBBY_TOPIC, type LobbyChannel } from '@mortar/protocol/messaging';
import type { Realtime } from '../../realtime/index.ts';

/** So long what happened in channels is gathered, ms; no shorter than an answer to `getLobby` is kept. */
const GATHER_MS = 2000;

export interface LobbyTopicDeps {
  topics: Realtime['topics'];
  readLobby(): Promise<{ list: LobbyChannel[] }>;
  failed(error: unknown): void;
}

/** Tells visitors what is said last in the channels of the landing page. */
export function createLobbyTopic({ topics, readLobby, failed }: LobbyTopicDeps) {
  topics.add(new RegExp(`^${LOBBY_TOPIC}$`));
  let timer: NodeJS.Timeout | undefined;
  const told = new Map<string, string>();

  async function look(): Promise<void> {
    timer = undefined;
    for (const { channelid, last } of (await readLobby()).list) {
      const now = JSON.stringify(last);
      if (!last || told.get(channelid) === now) continue;
      told.set(channelid, now);
      await topics.publish(LOBBY_TOPIC, { channelid, last });
    }
  }

  return {
    /** Something happened in a conversation. */
    wentOn({ kind }: { kind: 'private' | 'channel' }): void {
      if (kind === 'private' || timer) return;
      timer = setTimeout(() => void look().catch(failed), GATHER_MS).unref();
    },
    close: () => clearTimeout(timer),
  };
}
