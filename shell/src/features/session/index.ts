import './invitation.ts';
import './login-request.ts';

export { hasNews } from './carried-news.ts';
export { cookiesWanted, loadSessionsFx, logoutChosen } from './events.ts';
export { guardRestoredPage } from './restored-page.ts';
export { keptInvitation } from './invitation.ts';
export { renewToken } from './renew-token.ts';
