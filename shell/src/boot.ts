import { BOOT_ELEMENT_ID, type BootData } from '@mortar/protocol';

/** The data that the server put into this page. */
export function readBoot(page: Document = document): BootData {
  const text = page.getElementById(BOOT_ELEMENT_ID)?.textContent;
  if (!text) throw new Error('This page carries no boot data: it was not made by the server.');
  return JSON.parse(text) as BootData;
}
