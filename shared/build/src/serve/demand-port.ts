import { createServer } from 'node:net';

/**
 * webpack's own server would end the process with a stack.
 * @throws Error in one line when another program listens on a port of this machine
 */
export async function demandPort(port: number, advice: string): Promise<void> {
  const code = await new Promise<string | undefined>((resolve) => {
    const probe = createServer();
    probe.once('error', (error: NodeJS.ErrnoException) => resolve(error.code));
    probe.listen({ port, host: '127.0.0.1', exclusive: true }, () => probe.close(() => resolve(undefined)));
  });
  if (code === 'EADDRINUSE') throw new Error(`Port ${port} is in use by another program: ${advice}.`);
  if (code !== undefined) throw new Error(`Port ${port} cannot be listened on (${code}): ${advice}.`);
}
