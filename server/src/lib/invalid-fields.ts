import type { InvalidField, Locale, LocalizedText } from '@mortar/protocol';
import type { FastifySchemaValidationError } from 'fastify';

type Failure = Pick<FastifySchemaValidationError, 'keyword' | 'instancePath' | 'schemaPath' | 'params'>;

/** What is wrong with a field, by the schema's keyword; `#` is the limit. */
const TEXTS: Record<string, LocalizedText> = {
  required: { en: 'Required', 'zh-HK': '必須填寫' },
  minLength: { en: 'At least # characters', 'zh-HK': '最少 # 個字元' },
  maxLength: { en: 'At most # characters', 'zh-HK': '最多 # 個字元' },
  minItems: { en: 'At least # entries', 'zh-HK': '最少 # 項' },
  maxItems: { en: 'At most # entries', 'zh-HK': '最多 # 項' },
  minimum: { en: 'At least #', 'zh-HK': '不可少於 #' },
  maximum: { en: 'At most #', 'zh-HK': '不可多於 #' },
  const: { en: 'Not one of the allowed values', 'zh-HK': '不是可接受的值' },
  enum: { en: 'Not one of the allowed values', 'zh-HK': '不是可接受的值' },
};
const OTHER: LocalizedText = { en: 'Not valid', 'zh-HK': '格式不正確' };

function fieldOf({ instancePath, keyword, params }: Failure): string {
  const path = instancePath.split('/').slice(1);
  return [...path, ...(keyword === 'required' ? [String(params['missingProperty'])] : [])].join('.');
}

/** Alternative of a union that a failure belongs to, such as `#/properties/entries/items/anyOf/2`. */
function branchOf({ schemaPath }: Failure): string | undefined {
  return /^.*\/anyOf\/\d+(?=\/)/.exec(schemaPath)?.[0];
}

/** Of a union only the alternative that was meant: the one whose literal fields fit. */
function withoutOtherBranches(failures: readonly Failure[]): Failure[] {
  const isLiteral = ({ keyword }: Failure) => keyword === 'const';
  const others = new Set(failures.filter(isLiteral).map((failure) => `${branchOf(failure)} ${itemOf(failure)}`));
  const kept = failures.filter((failure) => failure.keyword !== 'anyOf' && !others.has(`${branchOf(failure)} ${itemOf(failure)}`));
  const literals = failures.filter((failure) => isLiteral(failure) && !kept.some((other) => itemOf(other) === itemOf(failure)));
  return [...kept, ...literals];
}

/** The array entry that a failure is in, so that entries do not speak for one another. */
function itemOf({ instancePath }: Failure): string {
  return /^.*\/\d+(?=\/|$)/.exec(instancePath)?.[0] ?? '';
}

/** Whether a value had another JSON type than the schema's: the caller's program is wrong, not its user's input. */
export function hasWrongType(failures: readonly Failure[]): boolean {
  return withoutOtherBranches(failures).some(({ keyword }) => keyword === 'type');
}

/** Fields that break the schema, each once, in the caller's language. */
export function invalidFields(failures: readonly Failure[], locale: Locale): InvalidField[] {
  const fields = new Map<string, string>();
  for (const failure of withoutOtherBranches(failures)) {
    const text = (TEXTS[failure.keyword] ?? OTHER)[locale].replace('#', String(failure.params['limit'] ?? ''));
    if (!fields.has(fieldOf(failure))) fields.set(fieldOf(failure), text);
  }
  return [...fields].map(([field, message]) => ({ field, message }));
}
