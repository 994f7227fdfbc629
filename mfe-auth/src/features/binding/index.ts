export { keepBindRefer } from './bind-refer.ts';
export { BindingCode } from './binding-code.tsx';
export { $binding, bindingOpened, isBinding } from './model.ts';
export { ticketIn, ticketOf } from './ticket.ts';
