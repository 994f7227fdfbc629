import './layers.css';

export { RangeSlider, type RangeSliderProps, Slider, type SliderProps } from './slider/slider.tsx';
export { Checkbox, type CheckboxProps } from './toggles/checkbox.tsx';
export { RadioField, type RadioFieldProps } from './toggles/radio-field.tsx';
export { Switch, type SwitchProps } from './toggles/switch.tsx';
