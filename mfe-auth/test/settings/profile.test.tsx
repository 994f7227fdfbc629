import { afterAll, beforeAll, beforeEach, expect, test } from '@jest/globals';
import { toastShown } from '@mortar/host';
import { CODES } from '@mortar/protocol';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { envelope, startApi, succeed, type Reply } from '../../../shared/client/test/api-server.ts';
import { recorded } from '../site.tsx';
import { answers, bodiesOf, openSettings, PROFILE } from './site.tsx';

const ASSET = {
  assetid: 'A'.repeat(22),
  url: '/files/face.webp',
  type: 'image/webp',
  size: 3,
  width: 512,
  height: 512,
  duration: null,
  coverurl: '',
  state: 'ready',
};
const UPDATE = 'profile/update';

let api: Awaited<ReturnType<typeof startApi>>;
beforeAll(async () => {
  Object.assign(URL, { createObjectURL: () => 'blob:picture', revokeObjectURL: () => undefined });
  api = await startApi();
});
beforeEach(() => {
  api.received.length = 0;
  api.reply = answers();
});
afterAll(() => api.close());

async function open() {
  const page = await openSettings('/settings/profile', { api: api.url });
  await screen.findByLabelText('Name');
  return page;
}
const name = () => screen.getByLabelText<HTMLInputElement>('Name');
const about = () => screen.getByLabelText<HTMLTextAreaElement>('About you');
const save = () => screen.getByRole('button', { name: 'Save changes' });
const fileInput = (field: string) => screen.getByRole('group', { name: field }).querySelector<HTMLInputElement>('input[type=file]')!;
const picture = () => new File(['png'], 'me.png', { type: 'image/png' });

test('it sends what was changed and nothing else, and tells the whole page', async () => {
  const { user, scope, profile } = await open();
  const toasts = recorded(toastShown, scope);
  await user.clear(name());
  await user.type(name(), 'Kira Lam');
  api.reply = answers({ [UPDATE]: { ...PROFILE, username: 'Kira Lam' } });
  await user.click(save());
  await waitFor(() => expect(toasts).toEqual([{ type: 'success', text: 'Your profile is saved.' }]));
  expect(bodiesOf(api.received, UPDATE)).toEqual([{ username: 'Kira Lam' }]);
  expect(profile()?.username).toBe('Kira Lam');
  expect(save().getAttribute('aria-disabled')).toBe('true');
});

test('what is typed and chosen while it is being saved stays', async () => {
  const { user } = await open();
  let answer = (): unknown => undefined;
  const held: Reply = (...asked) => void (answer = () => succeed({ ...PROFILE, username: 'Kira Lam' })(...asked));
  api.reply = answers({ 'open/upload': ASSET }, { [UPDATE]: held });
  await user.type(name(), ' Lam');
  await user.click(save());
  await waitFor(() => expect(bodiesOf(api.received, UPDATE)).toEqual([{ username: 'Kira Lam' }]));
  await user.type(about(), ' And glaze.');
  await user.upload(fileInput('Picture'), picture());
  await screen.findByText('Ready to save');
  answer();
  await waitFor(() => expect(save().getAttribute('aria-busy')).not.toBe('true'));
  expect([name().value, about().value, screen.queryByText('Ready to save') !== null]).toEqual(['Kira Lam', 'Bricks. And glaze.', true]);
  api.reply = answers({ [UPDATE]: PROFILE });
  await user.click(save());
  await waitFor(() => expect(screen.queryByText('Ready to save')).toBeNull());
  expect(bodiesOf(api.received, UPDATE)[1]).toEqual({ personalprofile: 'Bricks. And glaze.', picture: ASSET.assetid });
});

test('it shows every refusal at its field, and keeps what was typed', async () => {
  const { user } = await open();
  await user.type(screen.getByLabelText('Website'), 'nowhere');
  const wrong = [{ field: 'websiteurl', message: 'An address, please' }];
  api.reply = answers({}, { [UPDATE]: envelope(CODES.validation, wrong) });
  await user.click(save());
  expect(await screen.findByText('An address, please')).toBeTruthy();
  const website = screen.getByLabelText<HTMLInputElement>('Website');
  expect([website.value, website.getAttribute('aria-invalid')]).toEqual(['nowhere', 'true']);
  await user.type(website, '.example');
  expect(screen.queryByText('An address, please')).toBeNull();
});

test('it says what the server says where it fails otherwise, and keeps the draft in another section', async () => {
  const { user, router } = await open();
  await user.type(about(), ' And glaze.');
  api.reply = answers({}, { [UPDATE]: CODES.unavailable });
  await user.click(save());
  expect(await screen.findByText(`message of ${CODES.unavailable}`)).toBeTruthy();
  await act(() => router.navigate('/settings/language'));
  await screen.findByRole('heading', { name: 'Language' });
  await act(() => router.navigate('/settings/profile'));
  await waitFor(() => expect(about().value).toBe('Bricks. And glaze.'));
});

test('it counts as a reader counts, and sends nothing that is too long or too short', async () => {
  const { user } = await open();
  await user.clear(name());
  await user.type(name(), 'K');
  await user.clear(about());
  await user.click(about());
  await user.paste('👨‍👩‍👧'.repeat(301));
  await user.click(save());
  expect(screen.getByText('Use 2 to 32 characters.')).toBeTruthy();
  expect(screen.getByText('Keep it to 300 characters.')).toBeTruthy();
  expect([document.activeElement, bodiesOf(api.received, UPDATE)]).toEqual([name(), []]);
});

test('it sends a picture, shows it, and puts it into the profile with the rest', async () => {
  api.reply = answers({ 'open/upload': ASSET, [UPDATE]: { ...PROFILE, headimgurl: ASSET.url } });
  const { user } = await open();
  await user.upload(fileInput('Picture'), picture());
  expect(await screen.findByText('Ready to save')).toBeTruthy();
  const face = () => within(screen.getByRole('figure')).getByRole<HTMLImageElement>('presentation');
  expect(face().getAttribute('src')).toBe(ASSET.url);
  const [upload] = api.received.filter(({ path }) => path.endsWith('open/upload'));
  expect(upload?.body).toContain('avatar');
  await user.click(save());
  await waitFor(() => expect(screen.queryByText('Ready to save')).toBeNull());
  expect(bodiesOf(api.received, UPDATE)).toEqual([{ picture: ASSET.assetid }]);
  expect(face().getAttribute('src')).toBe(ASSET.url);
});

test('it takes a banner away, and lets that be thought over', async () => {
  api.reply = answers({ 'user/info': { ...PROFILE, bannerimageurl: '/files/wall.webp' }, [UPDATE]: PROFILE });
  const { user } = await open();
  await user.click(screen.getByRole('button', { name: 'Remove the banner' }));
  await user.click(screen.getByRole('button', { name: 'Keep the banner' }));
  expect(save().getAttribute('aria-disabled')).toBe('true');
  await user.click(screen.getByRole('button', { name: 'Remove the banner' }));
  expect(screen.getByText('It will be removed when you save.')).toBeTruthy();
  await user.click(save());
  await waitFor(() => expect(screen.queryByRole('button', { name: /banner/ })).toBeNull());
  expect(bodiesOf(api.received, UPDATE)).toEqual([{ banner: '' }]);
});

test('it takes no file that is no picture, and says what it takes', async () => {
  await open();
  fireEvent.change(fileInput('Banner'), { target: { files: [new File(['%PDF'], 'wall.pdf', { type: 'application/pdf' })] } });
  expect(screen.getByText(/^wall\.pdf isn’t a picture/)).toBeTruthy();
  expect(api.received.some(({ path }) => path.includes('upload'))).toBe(false);
});

test('it shows whether the site vouches for the person, without a way to change it', async () => {
  await open();
  expect(screen.getByText('Not certified')).toBeTruthy();
  expect(screen.queryByRole('checkbox')).toBeNull();
});
