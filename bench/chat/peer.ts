/** A server that is compared, with everybody connected and in their rooms. */
export interface Peer {
  /** Messages under way at once, each until everybody has it, that keep it busy. */
  atOnce: number;
  /** Sends a text into a room, as one of its members. */
  send(room: number, member: number, text: string): void;
  /** Takes what comes of messages from now on, as it came: one part may hold many. */
  hear(listener: (bytes: Buffer) => void): void;
  /** Seconds of processor time that it has used, with what it keeps messages in. */
  processorSeconds(): number;
  stop(): Promise<void>;
}

/** Messages under way at once of servers that do not do one after the other. */
export const AT_ONCE = 256;

/** Connections that are opened at once. */
const OPENED_AT_ONCE = 50;

/** Opens connections, some at a time. */
export async function openAll<Opened>(count: number, open: (index: number) => Promise<Opened>): Promise<Opened[]> {
  const opened: Opened[] = [];
  let next = 0;
  const worker = async () => {
    for (let index = next++; index < count; index = next++) opened[index] = await open(index);
  };
  await Promise.all(Array.from({ length: OPENED_AT_ONCE }, worker));
  return opened;
}
