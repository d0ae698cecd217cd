import { act, fireEvent, screen } from '@testing-library/react';
import { toast } from 'react-hot-toast/headless';
import type { ToastKind } from './toast-stack.tsx';
import { showToast } from './toasts.ts';

beforeEach(() => {
  jest.useFakeTimers();
});

afterEach(() => {
  act(() => toast.removeAll());
  jest.useRealTimers();
});

function show(text: string, kind: ToastKind = 'success') {
  return act(async () => {
    showToast(kind, text);
    await jest.advanceTimersByTimeAsync(0);
  });
}

function pass(milliseconds: number) {
  act(() => jest.advanceTimersByTime(milliseconds));
}

function shown(): (string | null)[] {
  return screen.queryAllByRole('button').map(({ textContent }) => textContent);
}

function only(): HTMLElement {
  return screen.getByRole('button');
}

test('a toast is announced by a permanent live region', async () => {
  await show('Message sent');
  const region = screen.getByRole('log');
  expect(region).toHaveAttribute('aria-live', 'polite');
  expect(region).toContainElement(only());
});

test('a toast is visible for 5000 ms and fades for 300 ms', async () => {
  await show('Message sent');
  pass(4999);
  expect(only()).not.toHaveClass('leaving');
  pass(1);
  expect(only()).toHaveClass('leaving');
  pass(299);
  expect(shown()).toHaveLength(1);
  pass(1);
  expect(shown()).toEqual([]);
});

test('the newest toast is on top', async () => {
  await show('Please fill all values', 'error');
  await show('Message sent');
  expect(shown()).toEqual(['Message sent', 'Please fill all values']);
});

test('the same text is not shown twice, and its timer restarts', async () => {
  await show('Please fill all values', 'error');
  pass(3000);
  await show('Please fill all values', 'error');
  expect(shown()).toEqual(['Please fill all values']);
  pass(4999);
  expect(only()).not.toHaveClass('leaving');
});

test('a toast that is fading out returns when it is shown again', async () => {
  await show('Message sent');
  pass(5100);
  await show('Message sent');
  pass(300);
  expect(only()).not.toHaveClass('leaving');
});

test('a tap dismisses a toast', async () => {
  await show('Message sent');
  fireEvent.click(only());
  pass(300);
  expect(shown()).toEqual([]);
});

test('a toast stays under the pointer, and for 1000 ms after the pointer has left', async () => {
  await show('Message sent');
  pass(4000);
  fireEvent.pointerEnter(only());
  pass(60_000);
  fireEvent.pointerLeave(only());
  pass(999);
  expect(only()).not.toHaveClass('leaving');
  pass(1);
  expect(only()).toHaveClass('leaving');
});

test('a short hover does not shorten the 5000 ms of a toast', async () => {
  await show('Message sent');
  fireEvent.pointerEnter(only());
  fireEvent.pointerLeave(only());
  pass(4999);
  expect(only()).not.toHaveClass('leaving');
});

test('hovering one toast does not pause another', async () => {
  await show('Please fill all values', 'error');
  await show('Message sent');
  fireEvent.pointerEnter(screen.getByRole('button', { name: 'Message sent' }));
  pass(5000);
  pass(300);
  expect(shown()).toEqual(['Message sent']);
});
