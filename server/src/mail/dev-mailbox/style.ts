import { DOCS_STYLE } from '../../docs/style.ts';

/** Look of the pages: the one of the API's page, with a list of mails and a frame. */
export const MAILBOX_STYLE = `${DOCS_STYLE}
h2{text-transform:none}
.mails{list-style:none;margin:24px 0;padding:0}
.mails li{background:var(--surface);border:1px solid var(--line);border-radius:12px;margin:8px 0}
.mails a{display:block;padding:14px 16px;color:var(--text);text-decoration:none}
.mails strong{display:block}
.mails a:hover strong{color:var(--ember)}
iframe{display:block;width:100%;height:620px;border:1px solid var(--line);border-radius:12px;background:#fff}
pre{background:var(--surface);border:1px solid var(--line);border-radius:12px;padding:16px;white-space:pre-wrap;font:14px/1.5 ui-monospace,monospace}
dl{display:grid;grid-template-columns:max-content 1fr;gap:4px 16px;margin:16px 0}
dt{color:var(--quiet)}
dd{margin:0}
`;
