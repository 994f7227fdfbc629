import type { RegistryDocument, SignedRegistry } from '@mortar/protocol/registry';
import { BOOT_ELEMENT_ID, type BootData } from '@mortar/protocol/site';

/** Routes, titles and areas, as an application of one bundle has them: in its code. */
declare const ONE_APP_ROUTES: RegistryDocument;

/** Stands in for the reading of the page's data: it carries no registry. */
export function readBoot(): BootData {
  const text = document.getElementById(BOOT_ELEMENT_ID)!.textContent;
  return { ...JSON.parse(text), registry: ONE_APP_ROUTES } as BootData;
}

export const readRegistry = (): SignedRegistry => ({ text: '', signature: '' });
