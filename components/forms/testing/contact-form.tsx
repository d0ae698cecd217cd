import { act, fireEvent, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { toast } from 'react-hot-toast/headless';
import { render } from '#components/language/testing/render.tsx';
import { EnquiryForm } from '#components/forms/enquiry-form.tsx';
import { SiteSettingsProvider } from '#components/ui/site-settings.tsx';
import { SOME_SETTINGS } from '#components/ui/testing/some-settings.ts';
import { closeSite } from './stub-form-api.ts';

/** Shown in place of the form after a message was accepted. */
export const RECEIVED = /^We will call you on /;

export function field(label: string): HTMLElement {
  return screen.getByLabelText(label);
}

/** The contact form, filled in. */
export function setup(texts: Record<string, string> = {}) {
  const visitor = userEvent.setup();
  const page = render(
    <SiteSettingsProvider {...SOME_SETTINGS}>
      <EnquiryForm kind="contact" />
    </SiteSettingsProvider>,
  );
  const all = { Name: 'Priya', Phone: '5777 0000', Email: 'p@example.mu', Message: 'Is it there?', ...texts };
  for (const [label, text] of Object.entries(all)) fireEvent.input(field(label), { target: { value: text } });
  return { visitor, page, submit: () => visitor.click(screen.getByRole('button', { name: 'SUBMIT' })) };
}

/** Removes what one test leaves for the next. */
export function cleanUp() {
  act(() => toast.removeAll());
  closeSite();
  sessionStorage.clear();
  document.cookie = 'XSRF-TOKEN=; max-age=0';
}
