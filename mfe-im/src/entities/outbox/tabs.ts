import type { Message } from '@mortar/protocol/messaging';
import { createEffect, sample, scopeBind } from 'effector';
import { $log, happened, type LogEvent } from '../log/index.ts';
import { readOutbox } from '../storage/index.ts';

/** What tabs of one browser tell each other of the outbox that they share. */
type Notice = { kind: 'changed' } | { kind: 'sent'; clientId: string; message: Message };

let opened: BroadcastChannel | undefined;
const channel = () => (opened ??= new BroadcastChannel('mortar:im:outbox'));

/** Tells the other tabs. */
export function tellTabs(notice: Notice): void {
  const tell: (notice: Notice) => void = channel().postMessage.bind(channel());
  tell(notice);
}

/** What other tabs have kept; where nothing can be read there is nothing of theirs. */
async function takeOver(tell: (event: LogEvent) => void): Promise<void> {
  const outbox = await readOutbox().catch(() => null);
  if (outbox) tell({ type: 'outboxRead', outbox });
}

const listenFx = createEffect(() => {
  const tell = scopeBind((event: LogEvent) => happened(event), { safe: true });
  channel().onmessage = ({ data }: MessageEvent<Notice>) => {
    if (data.kind === 'sent') tell({ type: 'sent', clientId: data.clientId, message: data.message });
    else void takeOver(tell);
  };
});

// Who follows messages follows what other tabs write.
sample({ clock: $log.map(({ uid }) => uid), filter: Boolean, fn: () => undefined, target: listenFx });
