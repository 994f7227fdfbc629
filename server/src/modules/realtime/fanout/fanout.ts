import type { TopicPosition } from '@mortar/protocol/realtime';

/** What processes tell each other. */
export interface Fanout {
  /** Tells every process, this one included; nobody waits for it, and it may be lost. @param message plain JSON */
  publish(channel: string, message: unknown): void;
  subscribe(channel: string, listener: (message: unknown) => void): void;
  /** Takes the next number of a topic, the same row of numbers in every process. */
  next(topic: string): Promise<TopicPosition>;
  /** Where a topic stands. */
  position(topic: string): Promise<TopicPosition>;
  close(): Promise<void>;
}
