import { app } from './app.mjs';
import { bans } from './bans.mjs';
import { callers } from './callers.mjs';
import { channels } from './channels.mjs';
import { codes } from './codes.mjs';
import { connection } from './connection.mjs';
import { content } from './content.mjs';
import { gate } from './gate.mjs';
import { health } from './health.mjs';
import { messages } from './messages.mjs';
import { passwords } from './passwords.mjs';
import { quiz } from './quiz.mjs';
import { redirects } from './redirects.mjs';
import { remotes } from './remotes.mjs';
import { sessions } from './sessions.mjs';
import { resilience } from './resilience.mjs';
import { settings, settingsOfRows } from './settings.mjs';
import { signs } from './signs.mjs';
import { supplyChain } from './supply-chain.mjs';
import { thirdParties } from './third-parties.mjs';
import { uploads } from './uploads.mjs';
import { wallets } from './wallets.mjs';

const inOrder = (a, b) => a.row[0].localeCompare(b.row[0]) || Number(a.row.slice(1)) - Number(b.row.slice(1));

const withSettings = (row) => ({ ...row, guards: [...row.guards, ...(settingsOfRows[row.row] ?? [])] });

/**
 * What must hold, row by row. A guard is the text of a file that makes it hold, `off` what takes its place to switch it
 * off; each of its tests fails then. Tests that are `seen` show the row too, but no single text switches off what they see.
 */
export const ROWS = [
  ...codes,
  ...passwords,
  ...redirects,
  ...sessions,
  ...callers,
  ...app,
  ...bans,
  ...signs,
  ...thirdParties,
  ...wallets,
  ...content,
  ...uploads,
  ...channels,
  ...connection,
  ...messages,
  ...gate,
  ...health,
  ...remotes,
  ...resilience,
  ...quiz,
  ...supplyChain,
]
  .map(withSettings)
  .concat(settings)
  .sort(inOrder);
