import { afterAll, beforeAll, describe, expect, jest, test } from '@jest/globals';
import { CODES, SUCCESS, type Output } from '@mortar/protocol';
import { getProfile, updateLanguage, updateProfile } from '@mortar/protocol/identity';
import { uploadBanner, uploadImage, type Asset } from '@mortar/protocol/uploads';
import { authorization, createAccountServer, type AccountServer } from '../../../../test/account.ts';
import { createDataFolder } from '../../../../test/data-folder.ts';
import { createOwner, type Owner } from '../../../../test/owner.ts';
import { picture } from '../../../../test/uploads.ts';
import { PEOPLE } from '../../../../test/modules.ts';
import { codeOf } from '../../../../test/http.ts';

jest.setTimeout(30_000);

const folder = createDataFolder();
let server: AccountServer;
beforeAll(async () => {
  server = await createAccountServer({ dataDir: folder.path, modules: [...PEOPLE, 'uploads'] });
});
afterAll(async () => {
  await server.close();
  folder.remove();
});

const dataOf = (answer: { json<T>(): T }) => answer.json<{ data: Output<typeof updateProfile> }>().data;
const update = (owner: Owner, input: object) => owner.act(updateProfile, input);

async function upload(owner: Owner, id: typeof uploadImage | typeof uploadBanner, purpose?: string): Promise<Asset> {
  const form = new FormData();
  form.append('file', new Blob([new Uint8Array(await picture(600, 600))]), 'me.png');
  if (purpose) form.append('purpose', purpose);
  const packed = new Response(form);
  const bytes = Buffer.from(await packed.arrayBuffer());
  const answer = await server.call({
    method: 'POST',
    url: id.path,
    payload: bytes,
    signed: true,
    headers: {
      'content-type': packed.headers.get('content-type') ?? '',
      'content-length': String(bytes.length),
      origin: server.config.publicUrl,
      'sec-fetch-site': 'same-origin',
      ...authorization(owner.session.token),
    },
  });
  return answer.json<{ data: Asset }>().data;
}

describe('user/profile/update', () => {
  test('it changes what is named and leaves the rest', async () => {
    const owner = await createOwner(server);
    const first = await update(owner, { username: ' Maria  Lam ', personalprofile: 'Bricks.\n\nAnd glaze.', twitterurl: '@mortar' });
    expect(dataOf(first)).toMatchObject({
      username: 'Maria Lam',
      personalprofile: 'Bricks.\n\nAnd glaze.',
      twitterurl: 'https://x.com/mortar',
    });
    const second = await update(owner, { websiteurl: 'example.com', twitterurl: '' });
    expect(dataOf(second)).toMatchObject({
      username: 'Maria Lam',
      websiteurl: 'https://example.com/',
      twitterurl: '',
      certification: false,
    });
    expect((await owner.act(getProfile)).json()['data']).toEqual(dataOf(second));
  });

  test('it names every field that is off, in the caller’s language, and changes nothing', async () => {
    const owner = await createOwner(server);
    const input = {
      username: 'A',
      personalprofile: '墻'.repeat(301),
      instagramurl: 'https://evil.example/',
      websiteurl: 'javascript:1',
      twitterurl: '@ok',
    };
    const answer = await owner.act(updateProfile, input, { lang: 'zh_HK' });
    const { code, data } = answer.json<{ code: number; data: { field: string; message: string }[] }>();
    expect(code).toBe(CODES.validation);
    expect(data.map(({ field }) => field)).toEqual(['username', 'personalprofile', 'instagramurl', 'websiteurl']);
    for (const { message } of data) expect(message).toMatch(/\p{Script=Han}/u);
    expect((await owner.act(getProfile)).json<{ data: { twitterurl: string } }>().data.twitterurl).toBe('');
  });

  test('it strips what makes a name look like another one', async () => {
    const owner = await createOwner(server);
    expect(dataOf(await update(owner, { username: 'Mor\u202etar\u200b Team' })).username).toBe('Mortar Team');
  });

  test('it lets nobody certify themselves', async () => {
    const owner = await createOwner(server);
    const answer = await update(owner, { username: 'Certain', certification: true, uid: 'other', registertype: 4 });
    expect(dataOf(answer)).toMatchObject({ certification: false, registertype: 0, uid: owner.session.uid });
  });

  test('it shows picture and banner, keeps their files, and lets the ones before go', async () => {
    const owner = await createOwner(server);
    const [face, wide, newer] = [
      await upload(owner, uploadImage, 'avatar'),
      await upload(owner, uploadBanner),
      await upload(owner, uploadImage, 'avatar'),
    ];
    expect(dataOf(await update(owner, { picture: face.assetid, banner: wide.assetid }))).toMatchObject({
      headimgurl: face.url,
      profileimageurl: face.url,
      bannerimageurl: wide.url,
      imgsource: 'upload',
    });
    expect(dataOf(await update(owner, { picture: newer.assetid })).headimgurl).toBe(newer.url);
    const rows = await server.database.sql`select id, unused_since is null as used from uploads_assets order by created_at, id`;
    expect(Object.fromEntries(rows.map(({ id, used }) => [id, used]))).toMatchObject({
      [face.assetid]: false,
      [wide.assetid]: true,
      [newer.assetid]: true,
    });
    expect(dataOf(await update(owner, { picture: '', banner: '' }))).toMatchObject({
      headimgurl: '',
      profileimageurl: '',
      bannerimageurl: '',
      imgsource: '',
    });
  });

  test('it takes nobody else’s file, and none that was sent for something else', async () => {
    const [owner, other] = [await createOwner(server), await createOwner(server)];
    const [foreign, wide, art] = [
      await upload(other, uploadImage, 'avatar'),
      await upload(owner, uploadBanner),
      await upload(owner, uploadImage, 'art'),
    ];
    for (const { assetid } of [foreign, wide, art]) expect(codeOf(await update(owner, { picture: assetid }))).toBe(CODES.notFound);
    expect((await owner.act(getProfile)).json<{ data: { headimgurl: string } }>().data.headimgurl).toBe('');
  });
});

describe('user/language/update', () => {
  test('it writes to the person in that language from then on', async () => {
    const owner = await createOwner(server);
    expect(codeOf(await owner.act(updateLanguage, { lang: 'zh-HK' }))).toBe(SUCCESS);
    const [row] = await server.database.sql`select locale from account_users where uid = ${owner.session.uid}`;
    expect(row?.['locale']).toBe('zh-HK');
    expect(codeOf(await owner.act(updateLanguage, { lang: 'fr' }))).toBe(CODES.validation);
  });
});
