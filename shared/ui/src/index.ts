import './layers.css';

export { Button, type ButtonProps } from './button/button.tsx';
export { IconButton, type IconButtonProps } from './icon-button/icon-button.tsx';
export { Icon, type IconProps } from './icon/icon.tsx';
export type { IconName } from './icon/icon-paths.ts';
export { Logo, type LogoProps } from './logo/logo.tsx';
export { Spinner, type SpinnerProps } from './spinner/spinner.tsx';
export { VisuallyHidden } from './visually-hidden/visually-hidden.tsx';
