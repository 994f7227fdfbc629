import type { TopicPosition } from '@mortar/protocol/realtime';

/**
 * Says that something of these keys is about to be told.
 * @returns says that it was: call it when all of it was published, and never where nobody knows whether there is something to tell
 */
export type Intend = (keys: readonly string[]) => () => void;

/** What processes tell each other. */
export interface Fanout {
  /** Tells every process, this one included; nobody waits for it, and it may be lost. @param message plain JSON */
  publish(channel: string, message: unknown): void;
  subscribe(channel: string, listener: (message: unknown) => void): void;
  /** Keeps in mind what is about to be told, in case that this process dies before or that it is lost. */
  intentsOf(name: string): Intend;
  /** Takes keys of which something was about to be told and may not have been, until it is done. One process is asked. */
  onUntold(name: string, tell: (keys: string[]) => Promise<void>): void;
  /** Takes the next number of a topic, the same row of numbers in every process. */
  next(topic: string): Promise<TopicPosition>;
  /** Where a topic stands. */
  position(topic: string): Promise<TopicPosition>;
  /** Resolves when this process hears the others, and after a while where it does not. */
  opened(): Promise<void>;
  close(): Promise<void>;
}
