import type { Connection } from '../../realtime/index.ts';
import type { Realtime } from '../../realtime/index.ts';
import { openRoomOf, roomOf, shownRoomOf } from './rooms.ts';

interface Watched {
  open: number | undefined;
  shown: readonly number[];
}

interface State {
  /** What its person is in. */
  conversations: Set<number>;
  /** What each tab of the browser has on its screen. */
  tabs: Map<string, Watched>;
}

/** Which conversations each connection of this process belongs to, and which it has on the screen. */
export function createWatching(realtime: Pick<Realtime, 'join' | 'leave'>) {
  const states = new WeakMap<Connection, State>();
  const stateOf = (connection: Connection): State => {
    const state = states.get(connection) ?? { conversations: new Set(), tabs: new Map() };
    states.set(connection, state);
    return state;
  };
  const roomsOf = ({ tabs }: State): Set<string> =>
    new Set(
      [...tabs.values()].flatMap(({ open, shown }) => [...(open === undefined ? [] : [openRoomOf(open)]), ...shown.map(shownRoomOf)]),
    );

  /** Changes what tabs show, and the rooms with it. */
  function change(connection: Connection, work: (state: State) => void): void {
    const state = stateOf(connection);
    const before = roomsOf(state);
    work(state);
    const after = roomsOf(state);
    for (const room of before) if (!after.has(room)) realtime.leave(connection, room);
    for (const room of after) if (!before.has(room)) realtime.join(connection, room);
  }

  return {
    isIn: (connection: Connection, id: number): boolean => stateOf(connection).conversations.has(id),
    hasOpen: (connection: Connection, id: number): boolean => [...stateOf(connection).tabs.values()].some(({ open }) => open === id),

    enter(connection: Connection, ids: readonly number[]): void {
      const { conversations } = stateOf(connection);
      for (const id of ids) {
        if (conversations.has(id)) continue;
        conversations.add(id);
        realtime.join(connection, roomOf(id));
      }
    },

    leave(connection: Connection, ids: readonly number[]): void {
      change(connection, ({ conversations, tabs }) => {
        for (const id of ids) {
          if (conversations.delete(id)) realtime.leave(connection, roomOf(id));
          for (const [tab, { open, shown }] of tabs)
            tabs.set(tab, { open: open === id ? undefined : open, shown: shown.filter((one) => one !== id) });
        }
      });
    },

    /** What a tab has on its screen now. Only what its person is in counts. */
    watch(connection: Connection, tab: string, { open, shown }: Watched): void {
      change(connection, ({ conversations, tabs }) => {
        const isOpen = open !== undefined && conversations.has(open);
        tabs.set(tab, { open: isOpen ? open : undefined, shown: shown.filter((id) => conversations.has(id)) });
      });
    },
    close: (connection: Connection, tab: string): void => change(connection, ({ tabs }) => void tabs.delete(tab)),
  };
}

export type Watching = ReturnType<typeof createWatching>;
