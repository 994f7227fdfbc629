import { whenIdle } from '@mortar/host';
import { useUnit } from 'effector-react';
import { useEffect } from 'react';
import { $dialogs } from '../../core/dialogs/model.ts';
import { $stack, stackWanted } from './model.ts';

/** The place of dialogs. Their code comes when the page is idle, or with the first dialog. */
export function DialogHost() {
  const { dialogs, stack, want } = useUnit({ dialogs: $dialogs, stack: $stack, want: stackWanted });
  useEffect(() => whenIdle(want), [want]);
  return stack && <stack.DialogStack dialogs={dialogs} />;
}
