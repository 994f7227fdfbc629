import { REGISTRY_ELEMENT_ID, type SignedRegistry } from '@mortar/protocol/registry';
import { BOOT_ELEMENT_ID, type BootData } from '@mortar/protocol/site';

/** The data that the server put into this page, the registry not yet verified. */
export function readBoot(page: Document = document): BootData {
  const text = page.getElementById(BOOT_ELEMENT_ID)?.textContent;
  if (!text) throw new Error('This page carries no boot data: it was not made by the server.');
  return { ...JSON.parse(text), registry: JSON.parse(readRegistry(page).text) } as BootData;
}

/** The registry of this page as it was signed. */
export function readRegistry(page: Document = document): SignedRegistry {
  const element = page.getElementById(REGISTRY_ELEMENT_ID);
  return { text: element?.textContent ?? '', signature: element?.dataset['signature'] ?? '' };
}
