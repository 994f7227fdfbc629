import { startThirdParty, THIRD_PARTIES, thirdPartyFragment, type ThirdPartyAnswer } from '@mortar/protocol/identity';
import type { FastifyInstance } from 'fastify';
import { localeOfPage } from '../../../lib/locale-of.ts';
import { networkOf } from '../../../lib/network-of.ts';
import { CALLBACK_HEADERS, callbackPage } from './callback-page.ts';
import { browserOf } from './cookie.ts';
import { callbackPath, type Ended, type Journey } from './journey.ts';
import { PARTIES } from './names.ts';

const answerOf = ({ begun: { flow }, ...end }: Ended): ThirdPartyAnswer =>
  'code' in end ? { flow, code: end.code } : { flow, error: end.error };

/** Where a journey without a window of its own goes on: the page of signing in, or the page that a person bound from. */
function placeOf(path: string, isBinding: boolean): string {
  return isBinding ? path.replace(/#.*$/, '') : `/login?path=${encodeURIComponent(path)}`;
}

/** Where third parties lead back to. No call of ours: a browser comes by a link of another site, with a cookie of ours. */
export function registerCallbacks(app: FastifyInstance, journey: Journey): void {
  for (const party of PARTIES) {
    const options = { schema: { hide: true }, onRequest: app.limitFor(startThirdParty) };
    app.get(callbackPath(party), options, async (request, reply) => {
      const at = request.url.indexOf('?');
      const search = at < 0 ? '' : request.url.slice(at);
      const ended = await journey.end(party, search, { browser: browserOf(request), network: networkOf(request.ip) });
      reply.headers(CALLBACK_HEADERS);
      const path = ended?.begun.path;
      if (ended && path !== undefined) {
        const place = placeOf(path, ended.begun.bindTo !== undefined);
        return reply.redirect(place + thirdPartyFragment({ ...answerOf(ended), registertype: THIRD_PARTIES[party] }), 302);
      }
      return reply.type('text/html; charset=utf-8').send(callbackPage(ended ? answerOf(ended) : null, localeOfPage(request)));
    });
  }
}
