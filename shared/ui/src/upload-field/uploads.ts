/** What carries one file to where it belongs. It rejects when it fails, and stops when the signal says so. */
export type Send<Result> = (file: File, options: { signal: AbortSignal; onProgress: (share: number) => void }) => Promise<Result>;

interface Common {
  id: number;
  file: File;
}

/** One file on its way. `share` is of 1. */
export type Upload<Result> =
  | (Common & { state: 'waiting' | 'stopped' })
  | (Common & { state: 'sending'; share: number })
  | (Common & { state: 'done'; result: Result })
  | (Common & { state: 'failed'; cause: unknown });

/** Files on their way, a few at a time, in the order they came. */
export interface Uploads<Result> {
  subscribe: (listener: () => void) => () => void;
  items: () => readonly Upload<Result>[];
  /** What carries files from now on. */
  sendBy: (send: Send<Result>) => void;
  add: (files: readonly File[]) => void;
  abort: (id: number) => void;
  retry: (id: number) => void;
  remove: (id: number) => void;
  /** Stops all of them: the field has gone. */
  stop: () => void;
}

/** Makes such a list. */
export function createUploads<Result>(first: Send<Result>, parallel = 2): Uploads<Result> {
  let items: readonly Upload<Result>[] = [];
  let lastId = 0;
  let send = first;
  const listeners = new Set<() => void>();
  const running = new Map<number, AbortController>();

  const tell = (next: readonly Upload<Result>[]) => {
    items = next;
    for (const listener of listeners) listener();
  };
  const put = (next: Upload<Result>) => tell(items.map((item) => (item.id === next.id ? next : item)));
  const startNext = () => {
    for (const item of items) if (item.state === 'waiting' && running.size < parallel) void start(item);
  };
  const start = async ({ id, file }: Common) => {
    const controller = new AbortController();
    running.set(id, controller);
    const { signal } = controller;
    const isOn = () => running.get(id) === controller;
    const onProgress = (share: number) => isOn() && put({ id, file, state: 'sending', share });
    put({ id, file, state: 'sending', share: 0 });
    try {
      const result = await send(file, { signal, onProgress });
      if (isOn()) put({ id, file, state: 'done', result });
    } catch (cause) {
      if (isOn()) put({ id, file, state: 'failed', cause });
    } finally {
      if (isOn()) running.delete(id);
      startNext();
    }
  };
  const halt = (id: number) => {
    running.get(id)?.abort();
    running.delete(id);
  };
  const set = (id: number, state: 'waiting' | 'stopped') => {
    halt(id);
    const item = items.find((one) => one.id === id);
    if (item && item.state !== 'done') put({ id, file: item.file, state });
    startNext();
  };
  return {
    subscribe: (listener) => (listeners.add(listener), () => void listeners.delete(listener)),
    items: () => items,
    sendBy: (next) => void (send = next),
    add: (files) => {
      tell([...items, ...files.map((file) => ({ id: (lastId += 1), file, state: 'waiting' as const }))]);
      startNext();
    },
    abort: (id) => set(id, 'stopped'),
    retry: (id) => set(id, 'waiting'),
    remove: (id) => {
      halt(id);
      tell(items.filter((item) => item.id !== id));
      startNext();
    },
    stop: () => {
      for (const controller of running.values()) controller.abort();
      running.clear();
      tell(items.map((item) => (item.state === 'done' ? item : { id: item.id, file: item.file, state: 'stopped' })));
    },
  };
}
