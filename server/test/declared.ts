import { CODES } from '@mortar/protocol';
import { answersOf } from '../src/core/answers.ts';
import { operations } from '../src/modules/manifests.ts';
import { codeOf, type TestResponse } from './http.ts';

/** Holds what a server answered against what the endpoint declares. @throws Error when a client could not know of this answer */
export function assertDeclared(method: string, path: string, answer: TestResponse): void {
  const operation = operations.find(({ endpoint }) => endpoint.method === method && endpoint.path === path);
  if (!operation) return;
  const [code, status] = [codeOf(answer), answer.statusCode];
  if (answersOf(operation).some((known) => CODES[known.name] === code && known.status === status)) return;
  throw new Error(
    `${operation.endpoint.id} answers ${code} with HTTP ${status} and does not declare it: add it to the codes of its schemas`,
  );
}
