export { ContactPicker } from './contact-picker.tsx';
export { contacts } from './model.ts';
