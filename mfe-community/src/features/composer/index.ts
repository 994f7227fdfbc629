export { Composer } from './composer.tsx';
export { ReplyBox } from './reply-box.tsx';
export { WhenFields } from './when-menu.tsx';
