import { describe, expect, test } from '@jest/globals';
import { BOOT_ELEMENT_ID, type BootData } from '@mortar/protocol/site';
import { renderHtml, type HtmlPage } from './html.ts';

const file = { url: '/shell/1/main.js', integrity: 'sha384-x' };
const boot = { locale: 'zh-HK', theme: 'light', links: { buy: '</script><script>alert(1)</script>' } } as BootData;
const page: HtmlPage = {
  nonce: 'N0NCE',
  boot,
  registry: { text: '{"seq":1}', signature: 'c2lnbmF0dXJl' },
  files: {
    scripts: ['entry', 'page'].map((name) => ({ url: `/r/one/1/${name}.js`, integrity: 'sha384-y' })),
    modules: [],
    main: [file],
    css: [],
  },
  title: '<b>&"',
  description: "it's",
  social: ['<meta property="og:type" content="website">'],
  styles: [{ css: 'a::before{content:"</style>"}', href: '/r/one/1/page.css' }],
  fonts: ['/shell/1/font.woff2'],
  firstPaint: '<h1>First</h1>',
};
const html = renderHtml(page);

describe('renderHtml', () => {
  test('it carries language and theme before any script runs', () => {
    expect(html).toContain('<html lang="zh-HK" data-theme="light">');
    expect(html).toContain('<meta name="theme-color" content="#F8F7F3">');
  });

  test('it lets no value close the element it stands in', () => {
    const data = new RegExp(`id="${BOOT_ELEMENT_ID}">(.*?)</script>`).exec(html)?.[1] ?? '';
    expect(JSON.parse(data)).toEqual(boot);
    expect(html).not.toContain('<script>alert');
    expect(html).toContain('<title>&#60;b&#62;&#38;&#34;</title>');
    expect(html).not.toContain('content:"</style>');
  });

  test('it carries the registry as it was signed', () => {
    expect(html).toContain('<script type="application/json" id="mortar-registry" data-signature="c2lnbmF0dXJl">{"seq":1}</script>');
  });

  test('it carries the tags for other sites', () => {
    expect(html.indexOf('<meta property="og:type" content="website">')).toBeLessThan(html.indexOf('</head>'));
    expect(html).toContain('<meta property="og:type" content="website">');
  });

  test('it shows the static markup before any script runs', () => {
    expect(html).toContain('<div id="root"><h1>First</h1></div>');
  });

  test('it lets nothing that only scripts read, and no face on a phone, come before the markup is painted', () => {
    expect(html.indexOf(`id="${BOOT_ELEMENT_ID}"`)).toBeGreaterThan(html.indexOf('<h1>First</h1>'));
    expect(html.indexOf('id="mortar-registry"')).toBeGreaterThan(html.indexOf('<h1>First</h1>'));
    expect(html).toContain('href="/shell/1/font.woff2" media="(width >= 750px)"');
  });

  test('it starts the remote with its integrity before the main script', () => {
    const entry = html.indexOf('<script async src="/r/one/1/entry.js" integrity="sha384-y" crossorigin>');
    const main = html.indexOf('<script defer fetchpriority="high" src="/shell/1/main.js"');
    expect(entry).toBeGreaterThan(0);
    expect(main).toBeGreaterThan(entry);
  });

  test('it lets the browser fetch the other scripts of the remote beside its entry', () => {
    expect(html).toContain('<script async fetchpriority="high" src="/r/one/1/page.js" integrity="sha384-y" crossorigin>');
  });

  test('it names the hashes of modules before the first one is fetched', () => {
    const module = { url: '/r/two/1/entry.js', integrity: 'sha384-z' };
    const own = renderHtml({ ...page, files: { ...page.files, modules: [module] }, moduleIntegrity: { [module.url]: module.integrity } });
    const map = own.indexOf('<script type="importmap" nonce="N0NCE">{"integrity":{"/r/two/1/entry.js":"sha384-z"}}</script>');
    const preload = own.indexOf('<link rel="modulepreload" href="/r/two/1/entry.js" integrity="sha384-z" crossorigin>');
    expect(map).toBeGreaterThan(0);
    expect(preload).toBeGreaterThan(map);
    expect(html).not.toContain('importmap');
  });

  test('it tells the loader of styles that the inlined ones are there', () => {
    expect(html).toContain('<style nonce="N0NCE" data-href="/r/one/1/page.css">');
  });

  test('it writes no style attribute and no event handler', () => {
    expect(html).not.toMatch(/\sstyle=|\son\w+=/);
  });

  test('it keeps a place with the nonce for the styles of toasts', () => {
    expect(html).toContain('<style id="_goober" nonce="N0NCE"> </style>');
  });
});
