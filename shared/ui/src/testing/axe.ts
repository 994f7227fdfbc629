import axe from 'axe-core';

/**
 * What axe finds in the document, one line each. Colours and the sight of letters need a
 * layout: the former are measured in tokens.test.ts, both by `e2e/specs/components.spec.ts`.
 */
export async function axeFindings(root: Element = document.body): Promise<string[]> {
  const off = { enabled: false };
  const { violations } = await axe.run(root, { rules: { 'color-contrast': off, 'label-content-name-mismatch': off, region: off } });
  return violations.flatMap(({ id, nodes }) => nodes.map((node) => `${id}: ${node.html}`));
}
