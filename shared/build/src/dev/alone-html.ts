import { REGISTRY_ELEMENT_ID, type RemoteDescription, type SignedRegistry } from '@mortar/protocol/registry';
import { BOOT_ELEMENT_ID, type BootData } from '@mortar/protocol/site';

interface PageFile {
  url: string;
  integrity: string;
}

interface AlonePage {
  boot: Omit<BootData, 'registry'>;
  registry: SignedRegistry;
  scripts: PageFile[];
  styles: PageFile[];
  remote: RemoteDescription;
}

/** A script tag that is done must go, because a loader that finds a finished one would wait for ever (as in the server's HTML). */
const FIRST_SCRIPT =
  "for(const type of['load','error'])document.addEventListener(type,(event)=>{if(event.target.tagName==='SCRIPT')event.target.remove()},true)";

const attributes = (source: string, { url, integrity }: PageFile) => `${source}="${url}" integrity="${integrity}" crossorigin`;

/** The page around a remote that runs alone. `data-alone` names it: the shell's development flavour then lists what it has. */
export function aloneHtml({ boot, registry, scripts, styles, remote }: AlonePage): string {
  return [
    '<!doctype html>',
    `<html lang="${boot.locale}" data-theme="${boot.theme}" data-alone="${remote.name}">`,
    '<head>',
    '<meta charset="utf-8">',
    '<meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover">',
    `<title>${remote.name}</title>`,
    `<script>${FIRST_SCRIPT}</script>`,
    ...styles.map((file) => `<link rel="stylesheet" ${attributes('href', file)}>`),
    '<style id="_goober"> </style>',
    `<script type="application/json" id="${BOOT_ELEMENT_ID}">${JSON.stringify(boot).replaceAll('<', String.raw`\u003c`)}</script>`,
    `<script type="application/json" id="${REGISTRY_ELEMENT_ID}" data-signature="${registry.signature}">${registry.text}</script>`,
    ...scripts.map((file) => `<script defer ${attributes('src', file)}></script>`),
    '</head>',
    '<body>',
    '<div id="root"></div>',
    '</body>',
    '</html>',
  ].join('\n');
}
