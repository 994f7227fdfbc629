import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { axeFindings } from '../testing/axe.ts';
import { ImagePreview } from './image-preview.tsx';

const labels = {
  title: 'Pictures',
  close: 'Close',
  zoomIn: 'Zoom in',
  zoomOut: 'Zoom out',
  previous: 'Previous',
  next: 'Next',
  failed: 'It did not load',
  place: (index: number, count: number) => `${index + 1} of ${count}`,
};
const images = [
  { src: '/kiln.webp', alt: 'A kiln' },
  { src: '/wall.webp', alt: 'A wall' },
];

function Page({ onClosed, count }: { onClosed?: () => void; count: number }) {
  const [isOpen, setOpen] = useState(false);
  const [index, setIndex] = useState(0);
  return (
    <main>
      <h1>Page</h1>
      <button type="button" onClick={() => setOpen(true)}>
        Look
      </button>
      <ImagePreview
        open={isOpen}
        images={images.slice(0, count)}
        index={index}
        onIndexChange={setIndex}
        onClose={() => setOpen(false)}
        onClosed={onClosed}
        labels={labels}
      />
    </main>
  );
}

// jsdom has no layout: the stage is the window, the picture 400 by 300 in its middle.
beforeEach(() => {
  jest.spyOn(Element.prototype, 'getBoundingClientRect').mockImplementation(function (this: Element) {
    return this.tagName === 'IMG' ? new DOMRect(312, 234, 400, 300) : new DOMRect(0, 0, 1024, 768);
  });
});
afterEach(() => void jest.restoreAllMocks());

async function opened({ count = 2, onClosed }: { count?: number; onClosed?: () => void } = {}) {
  const user = userEvent.setup();
  render(<Page count={count} onClosed={onClosed} />);
  await user.click(screen.getByRole('button', { name: 'Look' }));
  const dialog = await screen.findByRole('dialog', { name: 'Pictures' });
  await waitFor(() => expect(dialog.contains(document.activeElement)).toBe(true));
  return { user, dialog };
}
const gone = () => waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
const picture = () => screen.getByRole<HTMLImageElement>('img');
const scale = () => Number(/scale\(([\d.]+)\)/.exec(picture().style.transform)?.[1]);
function press(x: number, y: number) {
  const stage = picture().parentElement!;
  fireEvent.pointerDown(stage, { pointerId: 1, button: 0, clientX: x, clientY: y });
  fireEvent.pointerUp(stage, { pointerId: 1, button: 0, clientX: x, clientY: y });
}

test.each([
  ['a press on the background', () => press(20, 20)],
  ['its button', () => fireEvent.click(screen.getByRole('button', { name: 'Close' }))],
  ['Esc', () => fireEvent.keyDown(document.activeElement!, { key: 'Escape' })],
])('it closes by %s and gives the focus back', async (_name, close) => {
  const onClosed = jest.fn();
  await opened({ onClosed });
  close();
  await gone();
  await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Look' })));
  expect(onClosed).toHaveBeenCalledTimes(1);
});

test('it stays at a press on the picture and after a drag that ends beside it', async () => {
  await opened();
  press(500, 400);
  const stage = picture().parentElement!;
  fireEvent.pointerDown(stage, { pointerId: 1, button: 0, clientX: 500, clientY: 400 });
  fireEvent.pointerMove(stage, { pointerId: 1, clientX: 20, clientY: 20 });
  fireEvent.pointerUp(stage, { pointerId: 1, clientX: 20, clientY: 20 });
  expect(screen.getByRole('dialog', { name: 'Pictures' })).toBeTruthy();
});

test('it zooms by buttons, by keys and back to the whole', async () => {
  const { user } = await opened();
  expect(screen.getByRole('button', { name: 'Zoom out' }).getAttribute('aria-disabled')).toBe('true');
  await user.click(screen.getByRole('button', { name: 'Zoom in' }));
  expect(scale()).toBe(1.5);
  await user.keyboard('+');
  expect(scale()).toBe(2.25);
  await user.keyboard('-');
  expect(scale()).toBe(1.5);
  await user.keyboard('0');
  expect(scale()).toBe(1);
});

test('it zooms by wheel without moving the page, and by a double press', async () => {
  await opened();
  const stage = picture().parentElement!;
  const wheel = new WheelEvent('wheel', { deltaY: -400, clientX: 512, clientY: 384, bubbles: true, cancelable: true });
  fireEvent(stage, wheel);
  expect(scale()).toBeCloseTo(Math.E, 1);
  expect(wheel.defaultPrevented).toBe(true);
  fireEvent.doubleClick(stage, { clientX: 512, clientY: 384 });
  expect(scale()).toBe(1);
  fireEvent.doubleClick(stage, { clientX: 512, clientY: 384 });
  expect(scale()).toBe(2.5);
});

test('it zooms by two fingers', async () => {
  await opened();
  const stage = picture().parentElement!;
  fireEvent.pointerDown(stage, { pointerId: 1, button: 0, clientX: 462, clientY: 384 });
  fireEvent.pointerDown(stage, { pointerId: 2, button: 0, clientX: 562, clientY: 384 });
  fireEvent.pointerMove(stage, { pointerId: 2, clientX: 662, clientY: 384 });
  expect(scale()).toBe(2);
});

test('it moves a zoomed picture by arrows and by dragging', async () => {
  const { user } = await opened();
  await user.keyboard('+{ArrowRight}');
  expect(picture().style.transform).toBe('translate(-80px, 0px) scale(1.5)');
  const stage = picture().parentElement!;
  fireEvent.pointerDown(stage, { pointerId: 1, button: 0, clientX: 500, clientY: 400 });
  fireEvent.pointerMove(stage, { pointerId: 1, clientX: 530, clientY: 420 });
  expect(picture().style.transform).toBe('translate(-50px, 20px) scale(1.5)');
});

test('it goes from picture to picture, each whole at first, and says which one shows', async () => {
  const { user } = await opened();
  await user.keyboard('+0{ArrowRight}');
  expect(picture().getAttribute('src')).toBe('/wall.webp');
  expect(screen.getByText('2 of 2')).toBeTruthy();
  expect(screen.getByText('A wall').getAttribute('aria-live')).toBe('polite');
  await user.keyboard('{ArrowRight}+');
  await user.click(screen.getByRole('button', { name: 'Previous' }));
  expect([picture().getAttribute('src'), scale()]).toEqual(['/kiln.webp', 1]);
});

test('it offers no way to others when there is one', async () => {
  await opened({ count: 1 });
  expect(screen.queryByRole('button', { name: 'Next' })).toBeNull();
});

test('it says when a picture does not come', async () => {
  await opened();
  fireEvent.error(picture());
  expect(screen.getByRole('alert').textContent).toBe('It did not load');
});

test('it has nothing that axe objects to', async () => {
  const { dialog } = await opened();
  expect(await axeFindings(dialog)).toEqual([]);
});
