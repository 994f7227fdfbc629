export { Cart } from './cart.tsx';
export { CartToggle } from './cart-toggle.tsx';
export { lineOf, MOST_LINES } from './lines.ts';
export { Sums } from './sums.tsx';
export { useAdd } from './use-add.ts';
