import { oneOf, searchOf } from '@mortar/remote-kit';
import { TOPICS } from '#lib/topics';

/** What is practised, as the address says it. */
export interface View {
  /** None is all topics. */
  topic: (typeof TOPICS)[number] | null;
  mistakes: boolean;
}

export function readView(search: string): View {
  const params = new URLSearchParams(search);
  return { topic: oneOf(TOPICS, params.get('topic')) ?? null, mistakes: params.get('mistakes') === '1' };
}

export const searchOfView = ({ topic, mistakes }: View): string => searchOf({ topic, mistakes: mistakes ? '1' : null });

/** What a view is asked for by. */
export const questionOf = ({ topic, mistakes }: View) => ({ ...(topic && { topic }), ...(mistakes && { mistakes }) });
