export { keepBindRefer, ticketIn, ticketOf } from './bind.ts';
export { BindingCode } from './binding-code.tsx';
export { $binding, bindingOpened, isBinding } from './model.ts';
