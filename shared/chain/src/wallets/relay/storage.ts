/** Key of the local storage (spec §3): everything that the relay's library keeps. */
const KEY = 'walletconnect';

function read(): Record<string, unknown> {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? '{}') as Record<string, unknown>;
  } catch {
    return {};
  }
}

function write(kept: Record<string, unknown>): void {
  try {
    localStorage.setItem(KEY, JSON.stringify(kept));
  } catch {
    // Nothing can be kept here: the pairing lasts as long as the page.
  }
}

/** What the relay's library keeps, under the one key, so that it goes when the wallet does (spec §4). */
export const relayStorage = {
  getKeys: async (): Promise<string[]> => Object.keys(read()),
  getEntries: async <T = unknown>(): Promise<[string, T][]> => Object.entries(read()) as [string, T][],
  getItem: async <T = unknown>(key: string): Promise<T | undefined> => read()[key] as T | undefined,
  setItem: async <T = unknown>(key: string, value: T): Promise<void> => write({ ...read(), [key]: value }),
  async removeItem(key: string): Promise<void> {
    const { [key]: _gone, ...rest } = read();
    write(rest);
  },
};
