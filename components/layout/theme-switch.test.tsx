import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderToString } from 'react-dom/server';
import { EnglishTexts } from '#components/language/english-texts.tsx';
import { render } from '#components/language/testing/render.tsx';
import { ThemeSwitch } from './theme-switch.tsx';

afterEach(() => {
  localStorage.clear();
});

function chosen() {
  return { page: document.documentElement.dataset['theme'], stored: localStorage.getItem('theme') };
}

test('the page has the chosen colours, which are kept for the next visit', async () => {
  const { unmount } = render(<ThemeSwitch />);
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Appearance' }), 'Dark');
  expect(chosen()).toEqual({ page: 'dark', stored: 'dark' });
  unmount();
  render(<ThemeSwitch />);
  expect(screen.getByRole('combobox', { name: 'Appearance' })).toHaveDisplayValue('Dark');
});

test('without a choice, and with one that nobody can make, the page is as the system says', () => {
  localStorage.setItem('theme', 'sepia');
  render(<ThemeSwitch />);
  expect(screen.getByRole('combobox')).toHaveDisplayValue('Same as my device');
  expect(chosen().page).toBe('');
});

test('the server offers no choice', () => {
  const html = renderToString(
    <EnglishTexts>
      <ThemeSwitch />
    </EnglishTexts>,
  );
  expect(html).not.toContain('Appearance');
});
