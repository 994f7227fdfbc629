import { Type } from 'typebox';
import type { Settings } from '../../config/settings.ts';

interface NewsSettings {
  /** A server that may stand anywhere, whose feeds are read all the same; sources elsewhere must be public. */
  newsOwnServer: string | undefined;
}

export const newsSettings: Settings<NewsSettings> = {
  prefixes: ['NEWS_'],
  variables: {
    NEWS_OWN_SERVER: {
      schema: Type.String({ pattern: '^https?://[^\\s/]+/?$', maxLength: 300 }),
      mustBe: 'an http:// or https:// address of a server',
    },
  },
  read: (env) => ({ newsOwnServer: env['NEWS_OWN_SERVER'] }),
};
