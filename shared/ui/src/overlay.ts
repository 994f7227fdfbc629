import './layers.css';

export { ConfirmDialog, type Choice, type ConfirmDialogProps } from './overlay/confirm-dialog/confirm-dialog.tsx';
export { Dialog, type DialogProps } from './overlay/dialog/dialog.tsx';
export { Drawer, type DrawerProps } from './overlay/drawer/drawer.tsx';
export { Menu, type MenuProps } from './overlay/menu/menu.tsx';
export {
  MenuChoice,
  type MenuChoiceProps,
  MenuGroup,
  type MenuGroupProps,
  MenuItem,
  type MenuItemProps,
  MenuSeparator,
} from './overlay/menu/menu-items.tsx';
export { Popover, type PopoverProps } from './overlay/popover/popover.tsx';
export { Tooltip, type TooltipProps } from './overlay/tooltip/tooltip.tsx';
