import { screen } from '@testing-library/react';
import { render } from '#components/language/testing/render.tsx';
import { DEALER } from '#lib/dealer/dealer.ts';
import { SiteSettingsProvider } from '#components/ui/site-settings.tsx';
import { SOME_SETTINGS } from '#components/ui/testing/some-settings.ts';
import { SiteFooter } from './site-footer.tsx';

test("the copyright line has the server's year, whatever the visitor's clock says", () => {
  render(
    <SiteSettingsProvider {...SOME_SETTINGS} renderedOn="2031-01-01">
      <SiteFooter dealer={DEALER} departments={[]} />
    </SiteSettingsProvider>,
  );
  expect(screen.getByText(/© 2031/)).toBeVisible();
});
