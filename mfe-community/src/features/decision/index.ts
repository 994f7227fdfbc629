export { AppealForm } from './appeal-form.tsx';
export { Decision } from './decision.tsx';
