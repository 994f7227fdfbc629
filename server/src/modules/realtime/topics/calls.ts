import { Type } from 'typebox';
import type { Calls } from '../gateway/calls.ts';
import type { Hub } from '../gateway/hub.ts';
import { roomOfTopic, type TopicReader } from './topics.ts';

/** Longest name of a topic. */
const NAME_CHARACTERS = 120;
const TopicInput = Type.Object({ topic: Type.String({ minLength: 1, maxLength: NAME_CHARACTERS }) });

/** Lets everybody follow topics, visitors too. */
export function bindTopicCalls(calls: Calls, hub: Pick<Hub, 'join' | 'leave'>, { check, position }: TopicReader): void {
  calls.add(
    'topic.subscribe',
    TopicInput,
    async (input, { connection }) => {
      const { topic } = input as { topic: string };
      await check(topic, connection.person);
      // The room first, then the number: what happens between them comes, and is not missed.
      hub.join(connection, roomOfTopic(topic));
      return position(topic);
    },
    { access: 'open' },
  );
  calls.add(
    'topic.unsubscribe',
    TopicInput,
    (input, { connection }) => hub.leave(connection, roomOfTopic((input as { topic: string }).topic)),
    {
      access: 'open',
    },
  );
}
