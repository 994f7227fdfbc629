import type { PageArgs } from '@mortar/host';
import { settledSoon } from '@mortar/host/loading';
import { allSettled } from 'effector';
import { sectionOf } from './sections.ts';

const NOT_FOUND = 404;

/** Loads the code of the section that the address names, and starts what it shows. */
export async function loader({ params, scope }: Pick<PageArgs, 'params' | 'scope'>): Promise<null> {
  const section = sectionOf(params['section']);
  if (!section) throw new Response('This page could not be found', { status: NOT_FOUND });
  const { wanted } = await section.module();
  if (wanted) await settledSoon(allSettled(wanted, { scope }));
  return null;
}
