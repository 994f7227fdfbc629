const NAME = 'bindWallet';
/** How long a bind that was begun is remembered (spec §9). */
const SECONDS = 86_400;

function write(value: string, seconds: number): void {
  const secure = location.protocol === 'https:' ? '; Secure' : '';
  try {
    document.cookie = `${NAME}=${value}; Max-Age=${seconds}; Path=/; SameSite=Lax${secure}`;
  } catch {
    // Refused: nothing to keep it in.
  }
}

/** Remembers that somebody is binding a wallet: another account of it is then no wish to sign in (spec §4). */
export const keepBinding = (): void => write('1', SECONDS);
export const forgetBinding = (): void => write('', 0);

/** Whether somebody is binding a wallet. */
export function isBinding(): boolean {
  try {
    return document.cookie.split('; ').includes(`${NAME}=1`);
  } catch {
    return false;
  }
}
