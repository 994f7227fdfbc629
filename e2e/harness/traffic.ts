/** One request that passed the proxy. Times are ms of one monotonic clock. */
export interface LoggedRequest {
  method: string;
  /** Path with query. */
  url: string;
  startedAt: number;
  /** When the last byte was handed on; null while it lasts, or when it never got an answer. */
  endedAt: number | null;
  status: number | null;
  /** A rule stood in its way. */
  faulty: boolean;
}

export interface Traffic {
  /** Notes a request; call the result with its status when it is answered. */
  begin(method: string, url: string, faulty: boolean): (status: number) => void;
  /** Requests whose address fits, in the order in which they came. */
  requests(pattern: RegExp): readonly LoggedRequest[];
  /** Resolves when so many requests whose address fits have come. */
  arrived(pattern: RegExp, count?: number): Promise<void>;
  forget(): void;
}

export function createTraffic(): Traffic {
  const log: LoggedRequest[] = [];
  const waiting = new Set<() => void>();
  const requests = (pattern: RegExp) => log.filter(({ url }) => pattern.test(url));
  return {
    requests,
    begin(method, url, faulty) {
      const entry: LoggedRequest = { method, url, faulty, startedAt: performance.now(), endedAt: null, status: null };
      log.push(entry);
      for (const check of waiting) check();
      return (status) => Object.assign(entry, { status, endedAt: performance.now() });
    },
    arrived: (pattern, count = 1) =>
      new Promise((resolve) => {
        const check = () => {
          if (requests(pattern).length < count) return;
          waiting.delete(check);
          resolve();
        };
        waiting.add(check);
        check();
      }),
    forget: () => void log.splice(0),
  };
}
