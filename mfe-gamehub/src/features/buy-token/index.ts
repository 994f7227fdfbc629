export { BuyButton } from './buy-button.tsx';
