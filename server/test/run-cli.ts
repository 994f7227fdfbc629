import { run } from '../src/cli/run.ts';
import type { TestApp } from './app.ts';
import { WORKSPACE } from './database.ts';

/** One call of the command line beside a running server, on connections of its own. @param more of its environment */
export async function runCli(
  { database, config }: Pick<TestApp, 'database' | 'config'>,
  ...words: [more: { env: NodeJS.ProcessEnv }, ...args: string[]] | string[]
): Promise<{ code: number; text: string }> {
  const [first, ...rest] = words;
  const args = [typeof first === 'string' ? first : [], rest].flat() as string[];
  let text = '';
  const say = (line: string) => {
    text += line;
  };
  const env = { DATABASE_URL: database.url, DATA_DIR: config.dataDir, ...(typeof first === 'object' && first.env) };
  const code = await run([...args, '--as', 'kay'], env, WORKSPACE, { out: say, error: say });
  return { code, text };
}
