import { envelope, succeed, type Received, type Reply } from '../../client/test/api-server.ts';

/** What a path answers by its end: data, what makes it of the request, or a code that refuses. */
export type Answers = Record<string, unknown>;
interface Refused {
  refused: number;
  status?: number;
}
const isRefused = (value: unknown): value is Refused => typeof value === 'object' && value !== null && 'refused' in value;

/** Answers by the end of a path. @param answers a value, `{ refused: code }`, or a function of the request that gives one */
export function answering(answers: Answers): Reply {
  return (request, response) => {
    const found = Object.entries(answers).find(([end]) => request.path.endsWith(end))?.[1];
    const answer = typeof found === 'function' ? (found as (asked: Received) => unknown)(request) : found;
    if (isRefused(answer)) return envelope(answer.refused, null, answer.status ?? 200)(request, response);
    return succeed(answer ?? null)(request, response);
  };
}
