// What only a session, or its end, needs, as one chunk.
import './ban.ts';
import './connection.ts';
import './follow-wallet.ts';
import './forget-conversation.ts';
import './go-on.ts';
import './notice.ts';
import './other-tabs.ts';
import './sign-out.ts';
import './reward.ts';
import './wallet-info.ts';

export { renewFx } from './renewal.ts';
