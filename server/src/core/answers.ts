import { CODES, refusals, type CodeName, type Operation, type Refusal } from '@mortar/protocol';
import { envelope } from '@mortar/protocol/core/schemas';
import { Type } from 'typebox';
import { statusOf } from '../lib/app-error.ts';
import type { MessageOf } from '../lib/messages.ts';
import { demandsOf } from './demands.ts';

/** A code with the HTTP status that it comes with. */
export type Answer = Required<Refusal>;

/** Everything that an operation may answer, success first. */
export function answersOf({ endpoint, schemas: { params, query, body, codes = [] } }: Operation): Answer[] {
  const all: Refusal[] = [
    ...refusals('success'),
    ...codes,
    ...(params || query || body ? refusals('validation') : []),
    ...demandsOf(endpoint).flatMap((demand) => refusals(...demand.codes)),
    ...(body ? [...refusals('tooLarge'), { name: 'malformed', status: 415 } as const] : []),
    ...refusals('malformed', 'internal', 'unavailable'),
  ];
  const byKey = all.map(({ name, status = statusOf(name) }) => [`${name} ${status}`, { name, status }] as const);
  return [...new Map(byKey).values()];
}

/** What an operation answers, by HTTP status: the envelope, with each code, its name and its text. */
export function answerSchemas(operation: Operation, messageOf: MessageOf) {
  const answers = answersOf(operation);
  const schemaOf = (status: number) => {
    const names = answers.filter((answer) => answer.status === status).map(({ name }) => name);
    return answerSchema(operation, names, messageOf);
  };
  return Object.fromEntries(answers.map(({ status }) => [status, schemaOf(status)]));
}

function answerSchema({ schemas: { data } }: Operation, names: readonly CodeName[], messageOf: MessageOf) {
  const isSuccess = names.includes('success');
  const { properties, ...shape } = envelope(isSuccess ? data : Type.Null());
  const code = Type.Integer({
    enum: names.map((name) => CODES[name]),
    'x-enum-varnames': names,
    'x-enum-descriptions': names.map((name) => messageOf(CODES[name], 'en')),
  });
  const description = isSuccess ? 'Done, or refused for a reason of business: the code says which' : `Not done: ${names.join(', ')}`;
  return { ...shape, description, properties: { ...properties, code } };
}
