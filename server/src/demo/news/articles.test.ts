import { join } from 'node:path';
import { expect, test } from '@jest/globals';
import { saveNews } from '@mortar/protocol/news/schemas';
import Value from 'typebox/value';
import { WORKSPACE } from '../../../test/database.ts';
import { blocksOf } from '@mortar/protocol/news';
import { readArticles } from './read-articles.ts';

const articles = await readArticles(join(WORKSPACE, 'server', 'src', 'demo', 'news', 'articles'));

test('there are forty, each what an editor may publish', () => {
  expect(articles).toHaveLength(40);
  for (const { name, category, tags, texts } of articles)
    expect([name, Value.Check(saveNews.body, { category, tags, texts })]).toEqual([name, true]);
});

test.each(articles.map((article) => [article.name, article] as const))(
  '%s says the same in both languages, at a good length',
  (_, { texts }) => {
    const [english, chinese] = [blocksOf(texts.en.body), blocksOf(texts['zh-HK'].body)];
    const kinds = (blocks: typeof english) => blocks.map(({ kind }) => kind);
    const links = (blocks: typeof english) => blocks.flatMap(({ spans }) => spans).filter(({ href }) => href !== null).length;
    expect([kinds(chinese), links(chinese)]).toEqual([kinds(english), links(english)]);
    const words = texts.en.body.split(/\s+/).length;
    const characters = texts['zh-HK'].body.match(/\p{Script=Han}/gu)!.length;
    expect([words >= 120 && words <= 300, characters >= 180 && characters <= 500]).toEqual([true, true]);
  },
);
