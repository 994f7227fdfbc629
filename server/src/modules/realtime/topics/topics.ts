import type { SocketTopics, TopicEvent } from '@mortar/protocol/realtime';
import { Type } from 'typebox';
import { AppError } from '../../../lib/app-error.ts';
import type { Person } from '../../../lib/person.ts';
import type { Fanout } from '../fanout/fanout.ts';

/** Longest name of a topic. */
const NAME_CHARACTERS = 120;
/** What `topic.subscribe` and `topic.unsubscribe` take. */
export const TopicInput = Type.Object({ topic: Type.String({ minLength: 1, maxLength: NAME_CHARACTERS }) });

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

/** Topics with their numbers. */
export function createTopics({ fanout, tell }: TopicsDeps) {
  const known: { pattern: RegExp; mayRead: NonNullable<Parameters<Topics['add']>[1]> }[] = [];
  const topics: Topics = {
    add: (pattern, mayRead = () => true) => void known.push({ pattern, mayRead }),
    async publish(topic, data) {
      tell(roomOfTopic(topic), { topic, ...(await fanout.next(topic)), data });
    },
  };
  return {
    topics,
    /** Refuses whoever may not follow a topic. @throws AppError `notFound`, `forbidden` */
    async check(topic: string, person: Person | null): Promise<void> {
      const found = known.find(({ pattern }) => pattern.test(topic));
      if (!found) throw new AppError('notFound');
      if (!(await found.mayRead(topic, person))) throw new AppError('forbidden');
    },
    position: (topic: string) => fanout.position(topic),
  };
}
