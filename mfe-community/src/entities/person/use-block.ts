import { useAsk } from '@mortar/remote-kit';
import { useUnit } from 'effector-react';
import { blockFx } from './model.ts';

/** Blocks somebody, after a question. @returns whether that was done */
export function useBlock() {
  const ask = useAsk();
  const block = useUnit(blockFx);
  return async (uid: string, name: string): Promise<boolean> =>
    (await ask('community.block', { name })) &&
    block({ uid, blocked: true }).then(
      () => true,
      () => false,
    );
}
