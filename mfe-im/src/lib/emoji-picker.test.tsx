import { expect, test } from '@jest/globals';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { fork } from 'effector';
import { showWithin } from '../../../shared/remote-kit/test/site.tsx';
import { axeFindings } from '../../../shared/ui/src/testing/axe.ts';
import en from '../../locales/en.json' with { type: 'json' };
import zhHk from '../../locales/zh-HK.json' with { type: 'json' };
import { EmojiPicker } from './emoji-picker.tsx';
import { emojisOf, findEmojis, GROUP_NAMES, loadEmojis } from './emojis.ts';

test.each([
  ['en', 'brick'],
  ['zh-HK', '磚'],
])('in %s an emoji is found by its name, within every group', async (locale, text) => {
  const all = await loadEmojis(locale);
  expect(findEmojis(all, text).map(({ unicode }) => unicode)).toContain('🧱');
  expect(findEmojis(all, 'no such thing')).toEqual([]);
  for (const group of GROUP_NAMES) expect(emojisOf(all, group).length).toBeGreaterThan(50);
});

test('one is picked by a word, from a group, by arrow keys', async () => {
  const picked: string[] = [];
  const user = userEvent.setup();
  showWithin(fork(), { en, 'zh-HK': zhHk }, <EmojiPicker label="Add an emoji" onPick={(emoji) => picked.push(emoji)} />);
  const begin = () => user.click(screen.getByRole('button', { name: 'Add an emoji' }));
  await begin();
  await user.click(await screen.findByRole('button', { name: 'Food and drink' }));
  (await screen.findByRole('button', { name: '🍇' })).focus();
  await user.keyboard('{ArrowRight}{ArrowRight}{Enter}');
  await begin();
  await user.type(screen.getByRole('searchbox', { name: 'Find an emoji' }), 'teapot');
  expect(await axeFindings()).toEqual([]);
  await user.click(await screen.findByRole('button', { name: '🫖' }));
  expect(picked).toEqual(['🍉', '🫖']);
});
