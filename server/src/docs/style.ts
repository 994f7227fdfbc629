/** Look of the page: the reader's own colour scheme, no font to fetch. */
export const DOCS_STYLE = `
:root{color-scheme:light dark;--bg:light-dark(#f8f7f3,#090f15);--surface:light-dark(#fff,#101820);--line:light-dark(#d9d5ca,#263440);--text:light-dark(#14202a,#eef2f5);--quiet:light-dark(#55626d,#9fb0bd);--ember:light-dark(#b14815,#fb9a5c)}
*{box-sizing:border-box}
body{margin:0;padding:24px 16px 72px;background:var(--bg);color:var(--text);font:16px/1.5 system-ui,sans-serif;overflow-wrap:anywhere}
main{max-width:880px;margin:0 auto}
h1{font-size:32px;line-height:1.2;margin:16px 0}
h2{font-size:20px;margin:40px 0 12px}
h2::first-letter{text-transform:capitalize}
p,small,span{color:var(--quiet)}
a{color:var(--ember)}
details{background:var(--surface);border:1px solid var(--line);border-radius:12px;margin:12px 0;padding:0 16px}
summary{cursor:pointer;padding:14px 0}
summary:focus-visible,a:focus-visible,pre:focus-visible{outline:2px solid var(--ember);outline-offset:2px;border-radius:4px}
summary p{margin:4px 0 0}
summary strong{color:var(--ember);font:600 13px ui-monospace,monospace;margin-right:8px}
h3{font-size:14px;margin:16px 0 4px}
ul,ol{margin:4px 0 12px;padding-left:20px}
code{font:14px ui-monospace,monospace}
b{font-weight:500;color:var(--quiet)}
em{color:var(--quiet);font-size:14px}
table{border-collapse:collapse;width:100%;margin:8px 0 16px;font-size:14px}
th,td{text-align:left;vertical-align:top;padding:8px 12px 8px 0;border-top:1px solid var(--line)}
th{white-space:nowrap}
thead th{border-top:0;color:var(--quiet);font-weight:500}
dt{margin-top:16px}
dd{margin:4px 0 0;color:var(--quiet)}
pre{background:var(--surface);border:1px solid var(--line);border-radius:12px;padding:16px;overflow:auto;overflow-wrap:normal}
pre code{font-size:13px;line-height:1.6}
`;
