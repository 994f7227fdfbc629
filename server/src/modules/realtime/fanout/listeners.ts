/** Who listens to which channel of this process. @param failed takes what a listener threw: whoever published goes on */
export function createListeners(failed: (error: unknown) => void) {
  const listeners = new Map<string, ((message: unknown) => void)[]>();
  return {
    add: (channel: string, listener: (message: unknown) => void): void =>
      void listeners.set(channel, [...(listeners.get(channel) ?? []), listener]),
    tell(channel: string, message: unknown): void {
      for (const listener of listeners.get(channel) ?? []) {
        try {
          listener(message);
        } catch (error) {
          failed(error);
        }
      }
    },
    clear: (): void => listeners.clear(),
  };
}

export type Listeners = ReturnType<typeof createListeners>;
