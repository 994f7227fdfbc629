/** Cookie that holds the access token, readable by the page (spec §3). */
export const TOKEN_COOKIE = 'user_login_info';
/** Cookie with display fields of the person; nothing trusts it (docs/design/sessions.md). */
export const USER_COOKIE = 'user_info';
