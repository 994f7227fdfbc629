export { BindingCode } from './binding-code.tsx';
export { binding, isBinding, keepBindRefer, ticketIn, ticketOf } from './model.ts';
