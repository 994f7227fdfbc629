import { afterAll, describe, expect, test } from '@jest/globals';
import type { RemoteRoute } from '@mortar/protocol/registry';
import { createGateTries, otherVersion } from '../../../../../test/gate.ts';

const { verdictOf, remove } = createGateTries();
afterAll(remove);

const title = { en: 'Trial', 'zh-HK': '試用' };
const entry = (id: string, to: string) => ({ id, to, label: title, icon: 'home', order: 1 });
const routeTo = (path: string): RemoteRoute => ({ path, page: 'home', layout: 'app', title, description: title });
const panel = (id: string) => ({ id, place: 'dock' as const, title });

describe('a build beside others', () => {
  test.each([
    ['live', "the route /trial belongs to 'market' (/:page)"],
    ['canary', "the route /trial belongs to 'market' (/:page), in its canary 2.0.0"],
  ])('it refuses a route of a %s version, and names its owner', async (channel, what) => {
    const active = [otherVersion('market', { routes: [routeTo('/:page')] }, channel)];
    expect((await verdictOf({}, { active })).refusals).toEqual([{ rule: 'routes', file: 'remote.json', owner: 'team of market', what }]);
  });

  test('it refuses a second entry to one page, and names the owner of the first', async () => {
    const description = { navigation: [entry('one', '/trial')] };
    const active = [otherVersion('market', { navigation: [entry('other', '/trial')] })];
    expect((await verdictOf({ description }, { active })).refusals).toEqual([
      { rule: 'navigation', file: 'remote.json', owner: 'team of market', what: "an entry to /trial is there already, of 'market'" },
    ]);
  });

  test('it has nothing against its own earlier version, and nothing against equal names of dialogs and panels, which the remote’s name goes before', async () => {
    const description = { navigation: [entry('one', '/trial')], dialogs: ['ask'], panels: [panel('wall')] };
    const active = [
      otherVersion('quiz', { ...description, routes: [routeTo('/trial')] }),
      otherVersion('market', { dialogs: ['ask'], panels: [panel('wall')] }),
    ];
    expect((await verdictOf({ description }, { active })).refusals).toEqual([]);
  });

  test('it refuses a panel for a slot that nothing live has, unless an area that is yet to come may bring it', async () => {
    const into = (place: string) => ({ description: { panels: [{ ...panel('wall'), place }] } });
    const active = [otherVersion('market', { slots: ['stall'] })];
    const refusalsOf = async (place: string) => (await verdictOf(into(place), { active })).refusals;
    for (const known of ['landing', 'popup', 'background', 'search', 'market.stall', 'im.shelf'])
      expect(await refusalsOf(known)).toEqual([]);
    for (const unknown of ['market.roof', 'nobody.stall'])
      expect(await refusalsOf(unknown)).toEqual([
        {
          rule: 'slots',
          file: 'remote.json',
          owner: 'platform',
          what: `the panel 'wall' goes to ${unknown}, a slot that nothing live has; there are dock, landing, popup, background, search, market.stall`,
        },
      ]);
  });

  test('it names the hosts that the policy would be opened to for this build alone', async () => {
    const csp = { 'img-src': ['https://known.example', 'https://new.example'] };
    const active = [otherVersion('market', { csp: { 'img-src': ['https://known.example'] } })];
    expect(await verdictOf({ description: { csp } }, { active })).toMatchObject({
      fits: true,
      notes: [{ rule: 'policy', file: 'remote.json', what: 'it opens img-src to a new host, https://new.example' }],
    });
  });
});
