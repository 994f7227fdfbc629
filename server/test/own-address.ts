let last = 1;

/** A loopback address of its own, so that budgets of one test never meet another's: a worker has some sixteen millions. */
export function ownAddress(): string {
  last += 1;
  return `127.${1 + (last >> 16)}.${(last >> 8) & 255}.${last & 255}`;
}
