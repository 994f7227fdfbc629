/** A text that PostgreSQL can keep and that cannot forge a log line: no NUL, no lone surrogate, no control character but tab and newline (jsonb escapes those). */
function cleanText(text: string): string {
  return text
    .replace(/\r\n?/g, '\n')
    .replace(/\p{Cc}/gu, (control) => (control === '\n' || control === '\t' ? control : ''))
    .replace(/\p{Cs}/gu, '\uFFFD');
}

/** The same for every text inside a value. */
export function cleanDeep(value: unknown): unknown {
  if (typeof value === 'string') return cleanText(value);
  if (Array.isArray(value)) return value.map(cleanDeep);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, cleanDeep(inner)]));
}

/** An address without query and fragment; they may hold tokens and e-mail addresses. */
export function withoutQuery(url: string): string {
  return cleanText(url)
    .replace(/[?#].*$/s, '')
    .replace(/\s/g, '');
}
