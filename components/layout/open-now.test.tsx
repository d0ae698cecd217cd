import { act, screen } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { EnglishTexts } from '#components/language/english-texts.tsx';
import { render } from '#components/language/testing/render.tsx';
import { type SiteSettings, SiteSettingsProvider } from '#components/ui/site-settings.tsx';
import { SOME_SETTINGS } from '#components/ui/testing/some-settings.ts';
import { OpenNow } from './open-now.tsx';

const SETTINGS: SiteSettings = {
  ...SOME_SETTINGS,
  salesHours: [
    { days: ['Mon', 'Fri'], hours: { opens: '09:00', closes: '18:00' } },
    { days: ['Sat'], hours: { opens: '09:00', closes: '13:00' } },
  ],
};

/** 16 May 2031 is a Friday; Mauritius is four hours ahead. */
const FRIDAY_17_30 = '2031-05-16T13:30:00Z';

afterEach(() => {
  jest.useRealTimers();
});

function showAt(moment: string) {
  jest.useFakeTimers({ now: new Date(moment) });
  return (
    <SiteSettingsProvider {...SETTINGS}>
      <OpenNow />
    </SiteSettingsProvider>
  );
}

test.each([
  [FRIDAY_17_30, 'Sales open until 18:00'],
  ['2031-05-16T03:00:00Z', 'Sales open today at 09:00'],
  ['2031-05-16T14:00:00Z', 'Sales open again tomorrow at 09:00'],
  ['2031-05-17T10:00:00Z', 'Sales open again on Monday at 09:00'],
])('at %s it reads %s', (moment, text) => {
  render(showAt(moment));
  expect(screen.getByText(text)).toBeVisible();
});

test('the server does not say it, since its page may be shown on another day', () => {
  expect(renderToString(<EnglishTexts>{showAt(FRIDAY_17_30)}</EnglishTexts>)).not.toContain('Sales open');
});

test('it changes at closing time while the page is shown', () => {
  render(showAt(FRIDAY_17_30));
  act(() => void jest.advanceTimersByTime(31 * 60_000));
  expect(screen.getByText('Sales open again tomorrow at 09:00')).toBeVisible();
});
