import type { SocketTopics, TopicEvent, TopicPosition } from '@mortar/protocol/realtime';
import { AppError } from '../../../lib/app-error.ts';
import type { Person } from '../../../lib/person.ts';
import type { Fanout } from '../fanout/fanout.ts';

type Topic = Extract<keyof SocketTopics, string>;

/** Topics of an area: what happens in them, for everybody who follows. */
export interface Topics {
  /**
   * Makes topics known.
   * @param pattern whole names, such as `/^market:collection:\d+$/`
   * @param mayRead who may follow one; everybody, visitors too, where unset
   */
  add(pattern: RegExp, mayRead?: (topic: string, person: Person | null) => boolean | Promise<boolean>): void;
  /** Tells what happened, under the topic's next number, to its followers in every process. */
  publish<Name extends Topic>(topic: Name, data: SocketTopics[Name]): Promise<void>;
}

export interface TopicsDeps {
  fanout: Fanout;
  tell(room: string, event: TopicEvent): void;
}

/** The room of who follows a topic. */
export const roomOfTopic = (topic: string): string => `@topic:${topic}`;

/** What a subscription asks. */
export interface TopicReader {
  /** Refuses whoever may not follow a topic. @throws AppError `notFound`, `forbidden` */
  check(topic: string, person: Person | null): Promise<void>;
  position(topic: string): Promise<TopicPosition>;
}

/** Topics with their numbers. */
export function createTopics({ fanout, tell }: TopicsDeps): { topics: Topics; reader: TopicReader } {
  const known: { pattern: RegExp; mayRead: NonNullable<Parameters<Topics['add']>[1]> }[] = [];
  const topics: Topics = {
    add: (pattern, mayRead = () => true) => void known.push({ pattern, mayRead }),
    async publish(topic, data) {
      tell(roomOfTopic(topic), { topic, ...(await fanout.next(topic)), data });
    },
  };
  const reader: TopicReader = {
    async check(topic, person) {
      const found = known.find(({ pattern }) => pattern.test(topic));
      if (!found) throw new AppError('notFound');
      if (!(await found.mayRead(topic, person))) throw new AppError('forbidden');
    },
    position: fanout.position,
  };
  return { topics, reader };
}
