export { Composer } from './composer.tsx';
export { WhenFields } from './when-menu.tsx';
