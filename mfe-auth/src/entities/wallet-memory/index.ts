export { forgetBinding, isBinding, keepBinding } from './bind-cookie.ts';
export { keepInscriptions, keptInscriptions, type Inscription } from './inscriptions.ts';
