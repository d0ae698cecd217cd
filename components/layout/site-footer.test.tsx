import { screen } from '@testing-library/react';
import { render } from '#components/language/testing/render.tsx';
import { DEALER } from '#lib/platform/dealer.ts';
import { SiteFooter } from './site-footer.tsx';

afterEach(() => {
  jest.useRealTimers();
});

test('the copyright line has the year in Mauritius, wherever the browser is', () => {
  jest.useFakeTimers({ now: new Date('2026-12-31T21:00:00Z') });
  render(<SiteFooter dealer={DEALER} departments={[]} renderedIn={2026} />);
  expect(screen.getByText(/© 2027/)).toBeVisible();
});
