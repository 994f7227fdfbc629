export { Composer } from './composer.tsx';
export { ReplyBox } from './reply-box.tsx';
export { WhenFields, WhenMenu } from './when-menu.tsx';
