import { codes } from './codes.mjs';
import { constants } from './constants.mjs';
import { entities } from './entities.mjs';
import { errorPage } from './error-page.mjs';
import { formats } from './formats.mjs';
import { header } from './header.mjs';
import { layout } from './layout.mjs';
import { messages } from './messages.mjs';
import { messagingScreen } from './messaging-screen.mjs';
import { routes } from './routes.mjs';
import { signIn } from './sign-in.mjs';
import { states } from './states.mjs';
import { verification } from './verification.mjs';

/** Every line that the map has, in the order of the specification. A line is added where its chapter stands. */
export const SECTIONS = [
  routes,
  errorPage,
  layout,
  messagingScreen,
  verification,
  signIn,
  header,
  codes,
  messages,
  constants,
  entities,
  states,
  formats,
];
