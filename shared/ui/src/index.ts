import './layers.css';

export { BrickAvatar, type BrickAvatarProps } from './brick-avatar/brick-avatar.tsx';
export { Button, type ButtonProps } from './button/button.tsx';
export { EmptyState, type EmptyStateProps } from './empty-state/empty-state.tsx';
export { ErrorState, type ErrorStateProps } from './error-state/error-state.tsx';
export { IconButton, type IconButtonProps } from './icon-button/icon-button.tsx';
export { Icon, type IconProps } from './icon/icon.tsx';
export { isIconName, type IconName, type AnyIcon } from './icon/icon-paths.ts';
export { Logo, type LogoProps } from './logo/logo.tsx';
export { OverlayMark } from './overlay/lib/overlay-mark.ts';
export { Skeleton, type SkeletonProps } from './skeleton/skeleton.tsx';
export { useSkeleton } from './skeleton/use-skeleton.ts';
export { SkipLink, type SkipLinkProps } from './skip-link/skip-link.tsx';
export { Spinner, type SpinnerProps } from './spinner/spinner.tsx';
export { Tag, type TagProps } from './tag/tag.tsx';
export { Field, type FieldControl, type FieldProps } from './text-field/field.tsx';
export { TextField, type TextFieldProps } from './text-field/text-field.tsx';
export { VisuallyHidden } from './visually-hidden/visually-hidden.tsx';
