import { getConfig } from '@testing-library/react';
import axe, { type AxeResults } from 'axe-core';

/**
 * What axe finds in the document, one line each. Colours and the sight of letters need a
 * layout: the former are measured in tokens.test.ts, both by `e2e/specs/components.spec.ts`. The page may go on meanwhile.
 */
export async function axeFindings(root: Element = document.body): Promise<string[]> {
  const off = { enabled: false };
  const rules = { 'color-contrast': off, 'label-content-name-mismatch': off, region: off };
  const { violations }: AxeResults = await getConfig().asyncWrapper(() => axe.run(root, { rules }));
  return violations.flatMap(({ id, nodes }) => nodes.map((node) => `${id}: ${node.html}`));
}
