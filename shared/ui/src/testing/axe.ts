import axe from 'axe-core';

/** What axe finds in the document, one line each. Colours need a layout: they are measured in tokens.test.ts. */
export async function axeFindings(root: Element = document.body): Promise<string[]> {
  const { violations } = await axe.run(root, { rules: { 'color-contrast': { enabled: false }, region: { enabled: false } } });
  return violations.flatMap(({ id, nodes }) => nodes.map((node) => `${id}: ${node.html}`));
}
