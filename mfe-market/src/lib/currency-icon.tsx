import styles from './currency-icon.module.css';

/** Chains whose wrapped ether is told apart by the colour of its ring: with all others these are its five variants (spec §9). */
const WRAPPED: Readonly<Record<number, string>> = { 1: 'ethereum', 56: 'bsc', 137: 'polygon', 11_155_111: 'sepolia' };

/** Diamonds of ether, from above and below. */
const ETHER = 'M12 3l5.2 8.6L12 14.7l-5.2-3.1zM6.8 13l5.2 3.1 5.2-3.1L12 21z';
const TETHER = 'M6 5h12v3.2h-4.3v1.7c3 .2 5.3.9 5.3 1.8s-2.3 1.6-5.3 1.8V20h-3.4v-6.5C7.3 13.3 5 12.6 5 11.7s2.3-1.6 5.3-1.8V8.2H6z';
const DOLLAR =
  'M11 3h2v2.1c2.2.3 3.7 1.7 3.9 3.7h-2.5c-.2-.9-1-1.5-2.3-1.5-1.4 0-2.3.6-2.3 1.5 0 .9.8 1.2 2.9 1.7 2.9.6 4.6 1.5 4.6 3.9 0 2.2-1.7 3.7-4.3 4V21h-2v-2.6c-2.5-.3-4.1-1.8-4.3-4.1h2.5c.2 1.2 1.2 1.9 2.8 1.9s2.6-.6 2.6-1.7c0-1-.8-1.4-3-1.9-2.8-.6-4.5-1.4-4.5-3.7 0-2 1.6-3.5 3.9-3.8z';
const BRICKS = 'M3 5h8v4H3zM13 5h8v4h-8zM3 11h4v4H3zM9 11h8v4H9zM19 11h2v4h-2zM3 17h8v4H3zM13 17h8v4h-8z';

const PATHS: Readonly<Record<string, string>> = { ETH: ETHER, WETH: ETHER, USDT: TETHER, USD: DOLLAR, BRICKS };

interface Props {
  /** What the currency calls itself. */
  symbol: string;
  /** Undefined where it isn't known: its ring has no colour then. */
  chain: number | undefined;
}

/** The sign of a currency that people know by it; nothing for others. Its letters stand beside it. */
export function CurrencyIcon({ symbol, chain }: Props) {
  const path = Object.hasOwn(PATHS, symbol) ? PATHS[symbol] : undefined;
  if (path === undefined) return null;
  return (
    <svg
      viewBox="0 0 24 24"
      className={styles.icon}
      data-currency={symbol}
      data-variant={symbol === 'WETH' && chain !== undefined ? (WRAPPED[chain] ?? 'local') : undefined}
      aria-hidden="true"
      focusable="false"
    >
      <path d={path} />
      {symbol === 'WETH' && <circle cx="12" cy="12" r="11" className={styles.ring} />}
    </svg>
  );
}
