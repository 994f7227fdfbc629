import { execFile, type ExecFileException } from 'node:child_process';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';

export const ROOT = fileURLToPath(new URL('../../', import.meta.url)).replace(/\/$/, '');
export const E2E = join(ROOT, 'e2e');

const tsx = pathToFileURL(createRequire(join(ROOT, 'package.json')).resolve('tsx')).href;

/** Arguments of Node that run a TypeScript file. */
export function sourceProgram(file: string): string[] {
  return ['--import', tsx, file];
}

/** Arguments of Node that run a program of the server. */
export function serverProgram(name: 'main' | 'cli'): string[] {
  return [join(ROOT, 'server', 'dist', `${name}.js`)];
}

/** The variables that a program gets: nothing of the account that runs the tests decides how the product behaves. */
export function cleanEnvironment(more: Record<string, string> = {}): Record<string, string> {
  const kept = ['PATH', 'HOME', 'USER', 'TMPDIR', 'TZ'].flatMap((name) => (process.env[name] ? [[name, process.env[name]]] : []));
  return { ...(Object.fromEntries(kept) as Record<string, string>), ...more };
}

export interface Finished {
  code: number;
  stdout: string;
  stderr: string;
}

/** Runs Node to its end. */
export function run(args: string[], env: Record<string, string> = {}): Promise<Finished> {
  return new Promise((resolve) => {
    const options = { cwd: ROOT, env: cleanEnvironment(env), maxBuffer: 1 << 26 };
    execFile(process.execPath, args, options, (error: ExecFileException | null, stdout, stderr) => {
      resolve({ code: error ? Number(error.code ?? 1) : 0, stdout, stderr });
    });
  });
}

/** Runs Node to its end and gives what it wrote; anything but success is an error that holds all of it. */
export async function mustRun(args: string[], env: Record<string, string> = {}): Promise<string> {
  const { code, stdout, stderr } = await run(args, env);
  if (code !== 0) throw new Error(`node ${args.join(' ')} ended with ${code}\n${stdout}\n${stderr}`);
  return stdout;
}
