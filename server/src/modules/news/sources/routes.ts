import type { LocalizedText } from '@mortar/protocol';
import type { SourceFault } from '@mortar/protocol/news';
import { operations } from '@mortar/protocol/news/operations';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { route } from '../../../core/route.ts';
import { AppError } from '../../../lib/app-error.ts';
import { createEditorOf } from '../editor-of.ts';
import { NewsRefusal, type NewsOffice } from '../office.ts';

/** Why a feed cannot be read, for editors. */
const FAULTS: Record<SourceFault, LocalizedText> = {
  notAllowed: { en: 'That address isn’t on the public Internet.', 'zh-HK': '這個網址不在公開的互聯網上。' },
  unreachable: { en: 'That server didn’t answer in time.', 'zh-HK': '對方伺服器未有及時回應。' },
  status: { en: 'That server refused the request.', 'zh-HK': '對方伺服器拒絕了請求。' },
  tooLarge: { en: 'That feed is larger than 5 MB.', 'zh-HK': '這個來源超過 5 MB。' },
  hasDtd: { en: 'That feed declares a document type, which isn’t read.', 'zh-HK': '這個來源含有文件類型宣告，未能讀取。' },
  notFeed: { en: 'That isn’t an RSS, Atom or JSON feed.', 'zh-HK': '這個網址不是 RSS、Atom 或 JSON Feed。' },
  gone: { en: 'That feed is gone for good.', 'zh-HK': '這個來源已永久停用。' },
};
const NO_ADDRESS: LocalizedText = {
  en: 'Enter a full address, such as https://example.org/feed.',
  'zh-HK': '請輸入完整網址，例如 https://example.org/feed。',
};

interface Deps {
  office: NewsOffice;
  rolesOf(userId: number): ReadonlySet<string>;
}

/** Binds what editors do with sources. */
export function registerSourceRoutes(app: FastifyInstance, { office, rolesOf }: Deps): void {
  const editorOf = createEditorOf(rolesOf);
  const actorOf = (request: FastifyRequest) => {
    editorOf(request);
    return { actor: `user:${request.person!.uid}` };
  };
  const notThere = () => new AppError('notFound', { status: 200 });

  route(app, operations.addNewsSource, async ({ body, request }) => {
    const actor = actorOf(request);
    const added = await office.add(body.url.trim(), body.category, actor).catch((error: unknown) => {
      if (!(error instanceof NewsRefusal)) throw error;
      throw new AppError('validation', { fields: { url: error.fault ? FAULTS[error.fault] : NO_ADDRESS } });
    });
    if (!added) throw new AppError('conflict');
    return added;
  });
  route(app, operations.pauseNewsSource, async ({ body, request }) => {
    const paused = await office.pause(body.sourceid, body.isPaused, actorOf(request));
    if (!paused) throw notThere();
    return paused;
  });
  route(app, operations.removeNewsSource, async ({ body, request }) => {
    await office.remove(body.sourceid, actorOf(request)).catch((error: unknown) => {
      throw error instanceof NewsRefusal ? notThere() : error;
    });
    return {};
  });
}
