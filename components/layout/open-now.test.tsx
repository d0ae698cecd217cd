import { act, screen } from '@testing-library/react';
import type { ReactNode } from 'react';
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

const realFetch = globalThis.fetch;

afterEach(() => {
  jest.useRealTimers();
  globalThis.fetch = realFetch;
});

/** Renders it and waits for the server's answer. */
function shown(sign: ReactNode): Promise<void> {
  return act(() => Promise.resolve(void render(sign)));
}

/** The sign at this moment of the server's clock; null while the server does not answer. */
function showAt(moment: string | null, visitorsClock = moment ?? FRIDAY_17_30) {
  jest.useFakeTimers({ now: new Date(visitorsClock) });
  globalThis.fetch = () =>
    moment === null
      ? Promise.reject(new TypeError('fetch failed'))
      : Promise.resolve({ headers: new Headers({ date: new Date(moment).toUTCString() }) } as Response);
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
])('at %s it reads %s', async (moment, text) => {
  await shown(showAt(moment));
  expect(screen.getByText(text)).toBeVisible();
});

test.each(['2038-01-03T22:00:00Z', '1970-01-01T00:00:00Z'])(
  "a visitor's clock at %s does not change what it reads",
  async (visitorsClock) => {
    await shown(showAt(FRIDAY_17_30, visitorsClock));
    expect(screen.getByText('Sales open until 18:00')).toBeVisible();
  },
);

test("nothing is said while the server's time is not known", async () => {
  await shown(showAt(null));
  expect(screen.queryByText(/^Sales/)).not.toBeInTheDocument();
});

test('the server does not say it, since its page may be shown on another day', () => {
  expect(renderToString(<EnglishTexts>{showAt(FRIDAY_17_30)}</EnglishTexts>)).not.toContain('Sales open');
});

test('it changes at closing time while the page is shown', async () => {
  await shown(showAt(FRIDAY_17_30));
  act(() => void jest.advanceTimersByTime(31 * 60_000));
  expect(screen.getByText('Sales open again tomorrow at 09:00')).toBeVisible();
});
