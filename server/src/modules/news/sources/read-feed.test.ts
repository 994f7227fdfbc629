import { describe, expect, test } from '@jest/globals';
import { rss } from '../../../../test/feeds.ts';
import { readFeed, type Feed } from './read-feed.ts';

const AT = 'https://wire.example/feed.xml';
const read = (text: string) => readFeed(text, AT) as Feed;

describe('what a feed says', () => {
  test('RSS, Atom, RDF and JSON Feed are the same thing', () => {
    const entry = { url: 'https://wire.example/a', title: 'Bricks & mortar', summary: 'All of it', publishedAt: Date.UTC(2026, 0, 2) };
    const atom = `<feed xmlns="http://www.w3.org/2005/Atom"><title>The Wire</title><link href="https://wire.example/"/>
      <entry><id>a</id><title>Bricks &amp; mortar</title><link rel="self" href="/x"/><link rel="alternate" href="/a"/>
      <summary type="html">&lt;p&gt;All &lt;b&gt;of&lt;/b&gt; it&lt;/p&gt;</summary><published>2026-01-02T00:00:00Z</published></entry></feed>`;
    const json = JSON.stringify({
      version: 'https://jsonfeed.org/version/1.1',
      title: 'The Wire',
      home_page_url: 'https://wire.example/',
      items: [{ id: 'a', url: '/a', title: 'Bricks & mortar', content_html: '<p>All of it', date_published: '2026-01-02T00:00:00Z' }],
    });
    const rdf = `<rdf:RDF xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#" xmlns="http://purl.org/rss/1.0/" xmlns:dc="http://purl.org/dc/elements/1.1/">
      <channel><title>The Wire</title><link>https://wire.example/</link></channel>
      <item><title>Bricks &amp; mortar</title><link>https://wire.example/a</link><description>All of it</description><dc:date>2026-01-02T00:00:00Z</dc:date></item></rdf:RDF>`;
    const plain = rss([
      { guid: 'a', url: '/a', title: 'Bricks &amp; mortar', text: '<p>All of it</p>', date: 'Fri, 02 Jan 2026 00:00:00 GMT' },
    ]);
    for (const text of [plain, atom, json, rdf])
      expect(read(text)).toMatchObject({ title: 'The Wire', site: 'wire.example', entries: [entry] });
    expect(read(plain).entries[0]).toMatchObject({ guid: 'a' });
  });

  test('HTML becomes plain text: nothing runs, hides or turns around, and the whole is never taken', () => {
    const text = `<script>alert(1)</script><style>p{}</style><p onclick="x()">Bricks&nbsp;<img src=x onerror=alert(2)>&amp; \u202emortar</p><p>${'word '.repeat(200)}`;
    const [entry] = read(rss([{ url: 'https://wire.example/a', title: '<b>Bold</b> <script>x</script>claim', text }])).entries;
    expect(entry!.title).toBe('Bold claim');
    expect(entry!.summary).toMatch(/^Bricks & mortar word word .*word…$/);
    expect(entry!.summary.length).toBeLessThanOrEqual(300);
  });

  test('what has no title, no address or an address that is no page is left out', () => {
    const entries = [
      { title: 'No address' },
      { url: 'https://wire.example/b' },
      { url: 'javascript:alert(1)', title: 'Script' },
      { url: '/d', title: 'Fine' },
    ];
    expect(read(rss(entries)).entries.map(({ title, url }) => [title, url])).toEqual([['Fine', 'https://wire.example/d']]);
  });

  test('a guid that is an address stands in for a missing link, unless it says that it is none', () => {
    const item = (guid: string) => `<rss version="2.0"><channel><title>T</title><item><title>A</title>${guid}</item></channel></rss>`;
    expect(read(item('<guid>https://wire.example/a</guid>')).entries).toMatchObject([
      { url: 'https://wire.example/a', guid: 'wire.example/a' },
    ]);
    expect(read(item('<guid isPermaLink="false">https://wire.example/a</guid>')).entries).toEqual([]);
  });

  test.each([
    ['<!DOCTYPE rss [<!ENTITY a "b">]><rss version="2.0"><channel><title>&a;</title></channel></rss>', 'hasDtd'],
    ['<?xml version="1.0"?><!-- x --><!doctype rss SYSTEM "http://127.0.0.1/dtd"><rss version="2.0"/>', 'hasDtd'],
    ['\ufeff  <!DOCTYPE html><html><body>No feed</body></html>', 'hasDtd'],
    ['<html><body>No feed</body></html>', 'notFeed'],
    ['<rss version="2.0"><channel><item><title>broken', 'notFeed'],
    ['{"version": "https://jsonfeed.org/version/1.1", "items": [', 'notFeed'],
    ['', 'notFeed'],
  ])('%s is refused', (text, fault) => {
    expect(readFeed(text, AT)).toEqual({ fault });
  });

  test('an entity that nobody declared stays a word, and a thousand levels of tags end', () => {
    expect(read(rss([{ url: '/a', title: 'It is &boom; here' }])).entries[0]!.title).toBe('It is &boom; here');
    const deep = '<div>'.repeat(4000) + 'inside';
    expect(read(rss([{ url: '/a', title: 'Deep', text: deep }])).entries[0]!.title).toBe('Deep');
  });
});
