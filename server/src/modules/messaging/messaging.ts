import type { SocketCalls } from '@mortar/protocol/realtime';
import type { ModuleCore } from '../../core/module.ts';
import { createFetchPage, type FetchPage } from '../../lib/link-preview/index.ts';
import { createUnderWay } from '../../lib/under-way.ts';
import type { Notify } from '../notices/index.ts';
import type { Realtime } from '../realtime/index.ts';
import type { Relations } from '../relations/index.ts';
import type { Assets } from '../uploads/index.ts';
import { auditOf } from './channels/audit/repository.ts';
import { createChannels } from './channels/index.ts';
import { createCursors } from './conversations/cursors.ts';
import { createFound } from './log/found.ts';
import { createChanges, keyOf, type Touched } from './conversations/index.ts';
import { createReaders } from './conversations/readers.ts';
import { createConversations } from './conversations/service.ts';
import { createConversationView } from './conversations/view.ts';
import { createLobbyTopic } from './fanout/lobby-topic.ts';
import { createPresence } from './fanout/presence.ts';
import { createPush } from './fanout/push.ts';
import { createTyping } from './fanout/typing.ts';
import { createUserStream } from './fanout/user-stream.ts';
import { createWatching } from './fanout/watching.ts';
import { createAltering } from './log/alter.ts';
import { createHello } from './log/hello.ts';
import { createReading } from './log/read.ts';
import { createSending } from './log/send.ts';
import { createLogView } from './log/view.ts';
import { createPreviews } from './previews/service.ts';
import { searchOf } from './search/repository.ts';
import { createSearch } from './search/service.ts';
import { createNames } from './people.ts';

/** So long what is being told may take when the server stops. */
const CLOSE_MS = 5000;

export interface MessagingDeps extends Pick<ModuleCore, 'database' | 'clock' | 'jobs'> {
  realtime: Realtime;
  relations: Relations;
  assets: Assets;
  notify: Notify;
  /** In place of the Internet, in a test. */
  fetchPage?: FetchPage;
  /** Takes what went wrong where nobody waits for an answer. */
  failed(error: unknown): void;
}

/** Everything that messaging does, without HTTP and without calls. */
export function createMessaging({
  database: { db },
  clock,
  jobs,
  realtime,
  relations,
  assets,
  notify,
  fetchPage = createFetchPage(),
  failed,
}: MessagingDeps) {
  const names = createNames(db);
  const view = createLogView({ db, names });
  const viewOf = createConversationView({ db, clock, names, relations });
  const watching = createWatching(realtime);
  const telling = createUnderWay();
  const userStream = createUserStream({ db, realtime, view: viewOf, watching, failed });
  const tellUsers = (touched: readonly Touched[]) => telling.run(() => userStream(touched));
  const intend = realtime.intentsOf('im');
  const push = createPush({ db, realtime, view, tellUsers, failed });
  realtime.onUntold('im', (ids) => push.remind(ids.map(Number)));
  const changes = createChanges({
    db,
    clock,
    intend,
    tell(changed) {
      lobby.wentOn(changed.conversation);
      return telling.run(() => push.changed(changed));
    },
  });
  const reading = createReading({ db, view });
  const conversations = createConversations({
    db,
    clock,
    view: viewOf,
    changes,
    relations,
    tellUsers: (touched) => void tellUsers(touched),
  });
  const previews = createPreviews({ db, jobs, changes, fetchPage, failed });
  const sending = createSending({
    db,
    clock,
    names,
    view,
    intend,
    async tell(sent, touched) {
      sent.forEach(({ conversation }) => lobby.wentOn(conversation));
      sent.flatMap(({ rows }) => rows).forEach(previews.texted);
      const [, ...isTold] = await telling.run(() => Promise.all([tellUsers(touched), ...sent.map(push.sent)]));
      return isTold.every(Boolean);
    },
  });
  const altering = createAltering({
    db,
    changes,
    names,
    view,
    relations,
    record: (tx, { seq, ...entry }) => auditOf(tx).add({ ...entry, action: 'recalled', value: String(seq) }),
    texted: previews.texted,
  });

  /** Tells the other of a private chat, where both show how far they read. */
  async function tellPeer(reader: number, peer: number, conversation: number, seq: number): Promise<void> {
    const privacy = await relations.privacyOf([reader, peer]);
    if (![reader, peer].every((one) => privacy.get(one)?.showsReading)) return;
    const { uid } = (await names.of([reader]))(reader);
    realtime.toUsers([peer], 'im.read', { id: String(conversation), uid, seq });
  }
  const cursors = createCursors({
    db,
    tellUsers: (touched) => void tellUsers(touched),
    tellPeer: ({ reader, peer, conversation, seq }) => void telling.run(() => tellPeer(reader, peer, conversation, seq)).catch(failed),
  });

  const found = createFound({ db, view, tellUsers: (touched) => void tellUsers(touched) });
  const channels = createChannels({ db, clock, changes, relations, assets, notify, names, conversationFor: conversations.ofKey });

  const lobby = createLobbyTopic({ topics: realtime.topics, readLobby: channels.readLobby, failed });

  return {
    db,
    names,
    viewOf,
    watching,
    changes,
    channels,
    reading,
    conversations,
    sending,
    altering,
    cursors,
    found,
    previews,
    search: createSearch({ repository: searchOf(db), relations, channels, view: viewOf, found }),
    hello: createHello({ db, view: viewOf, reading }),
    readers: createReaders({ db, names, relations }),
    presence: createPresence({ db, names, realtime, relations }),
    typing: createTyping({ db, realtime, relations }),

    async read(userId: number, { conversation, seq }: SocketCalls['im.read']['input']): Promise<SocketCalls['im.read']['output']> {
      const readSeq = await cursors.read(userId, keyOf(conversation), seq);
      return { readSeq, unread_num: (await conversations.read(userId, conversation)).unread_num };
    },

    /** What is being told is told to its end, as far as that comes soon. */
    async close() {
      push.close();
      lobby.close();
      await telling.ended(CLOSE_MS);
    },
  };
}

export type Messaging = ReturnType<typeof createMessaging>;
