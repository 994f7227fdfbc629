import './layers.css';

export { type Choice } from './choices/choice.ts';
export { Combobox, type ComboboxProps } from './choices/combobox.tsx';
export { MultiCombobox, type MultiComboboxProps } from './choices/multi-combobox.tsx';
export { Select, type SelectProps } from './choices/select.tsx';
