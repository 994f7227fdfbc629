import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { ArticleText, NewsCategory } from '@mortar/protocol/news';

/** An article as it stands in a file: a head with category and tags, then each language with title, summary (`> `) and text. */
export interface WrittenArticle {
  name: string;
  category: NewsCategory;
  tags: string[];
  texts: { en: ArticleText; 'zh-HK': ArticleText };
}

const FILE = /^---\ncategory: (\w+)\ntags: (.+)\n---\n\n(# [^]+?)\n\n(?=# )([^]+)$/;
const TEXT = /^# (.+)\n> (.+)\n\n([^]+)$/;

function textOf(written: string): ArticleText {
  const [, title = '', summary = '', body = ''] = TEXT.exec(written) ?? [];
  return { title, summary, body: body.trim() };
}

/** The demo's articles, in the order in which they appear. @throws Error that names a file which is none */
export async function readArticles(folder: string): Promise<WrittenArticle[]> {
  const names = (await readdir(folder)).filter((name) => name.endsWith('.md')).toSorted();
  return Promise.all(
    names.map(async (name) => {
      const [, category, tags, english, chinese] = FILE.exec(await readFile(join(folder, name), 'utf8')) ?? [];
      if (!category || !tags || !english || !chinese) throw new Error(`${name} is no article`);
      const texts = { en: textOf(english), 'zh-HK': textOf(chinese) };
      return { name: name.replace(/\.md$/, ''), category: category as NewsCategory, tags: tags.split(', '), texts };
    }),
  );
}
