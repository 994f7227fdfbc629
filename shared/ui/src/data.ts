import './layers.css';

export { AvatarGroup, type AvatarGroupProps } from './avatar/avatar-group.tsx';
export { Avatar, type AvatarProps } from './avatar/avatar.tsx';
export { Badge, type BadgeProps } from './badge/badge.tsx';
export { Card, type CardProps } from './card/card.tsx';
export { Chip, type ChipProps } from './chip/chip.tsx';
export { Progress, type ProgressProps } from './progress/progress.tsx';
export { CsvButton, type CsvButtonProps } from './table/csv-button.tsx';
export { saveCsv, toCsv } from './table/csv.ts';
export { type Sort } from './table/sort.ts';
export { type Column, Table, type TableProps } from './table/table.tsx';
export { useSortedRows } from './table/use-sorted-rows.ts';
