import { parse } from '@formatjs/icu-messageformat-parser';

/** webpack loader for catalogues: texts become what the parser makes of them, so that no page carries the parser (10 kB). */
export default function compileMessages(source: string): string {
  const messages = Object.entries(JSON.parse(source) as Record<string, string>);
  return JSON.stringify(Object.fromEntries(messages.map(([id, text]) => [id, parse(text)])));
}
