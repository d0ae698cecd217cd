import { act, screen, within } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { EnglishTexts } from '#components/language/english-texts.tsx';
import { render } from '#components/language/testing/render.tsx';
import { aVehicle } from '#lib/domain/testing/a-vehicle.ts';
import { anEnquiry } from '#lib/domain/testing/an-enquiry.ts';
import { EnquiryForm } from './enquiry-form.tsx';
import { cleanUp, field, setup } from './testing/contact-form.tsx';
import { stubFormApi } from './testing/stub-form-api.ts';

afterEach(cleanUp);

async function panel(): Promise<HTMLElement> {
  return screen.findByRole('region', { name: 'Message sent' });
}

function anotherMessage(): HTMLDetailsElement | null {
  return field('Message').closest('details');
}

test('after sending, a panel says what was sent and how the visitor is answered, above the folded empty form', async () => {
  stubFormApi({ status: 200 });
  const { submit } = setup();
  expect(anotherMessage()).toHaveAttribute('open');
  expect(screen.queryByText('Write another message')).not.toBeInTheDocument();
  await submit();
  expect(await panel()).toHaveFocus();
  expect(await panel()).toHaveTextContent('We will call you on 5777 0000');
  expect(await panel()).toHaveTextContent('Is it there?');
  expect(screen.getByRole('link', { name: 'Ask us on WhatsApp' })).toHaveAttribute(
    'href',
    expect.stringMatching(/^https:\/\/wa\.me\/23050000000\?text=/),
  );
  expect(anotherMessage()).not.toHaveAttribute('open');
  expect(screen.getByText('Write another message')).toBeVisible();
  expect(field('Message')).toHaveValue('');
});

test('what is typed during the send stays in sight, and keeps the focus', async () => {
  const release = stubFormApi({ status: 200 }).beSlow();
  const { submit, visitor } = setup();
  await submit();
  await visitor.type(field('Message'), ' I come today.');
  act(release);
  expect(await panel()).toBeVisible();
  expect(anotherMessage()).toHaveAttribute('open');
  expect(field('Message')).toHaveFocus();
});

test('another message takes the place of the panel while it is sent', async () => {
  const site = stubFormApi({ status: 200 });
  const { submit, visitor } = setup();
  await submit();
  await panel();
  await visitor.click(screen.getByText('Write another message'));
  for (const label of ['Name', 'Phone', 'Email', 'Message']) await visitor.type(field(label), '7');
  const release = site.beSlow();
  await submit();
  expect(screen.queryByRole('region', { name: 'Message sent' })).not.toBeInTheDocument();
  act(release);
  expect(await panel()).toHaveTextContent('We will call you on 7');
});

test('without JavaScript the panel of a test drive says that it is requested, and when', () => {
  const car = { chassisNumber: aVehicle().chassisNumber };
  const html = renderToString(
    <EnglishTexts>
      <EnquiryForm kind="test-drive" sent={anEnquiry('test-drive')} car={car} />
    </EnglishTexts>,
  );
  document.body.innerHTML = html;
  const shown = within(screen.getByRole('region', { name: 'Message sent' }));
  expect(shown.getByRole('heading', { level: 1, name: 'Message sent' })).toBeVisible();
  expect(shown.getByText(/^Your test drive is requested\./)).toBeVisible();
  expect(shown.getByText('Friday 16 May 2031, 10:30')).toBeVisible();
  document.body.innerHTML = '';
});

test('the panel leads to the cars, even when the site no longer has the enquiry', () => {
  render(<EnquiryForm kind="contact" sent={{}} />);
  expect(screen.getByRole('link', { name: 'Back to the cars' })).toHaveAttribute('href', '/search');
});

test('a form that was sent without JavaScript does not come back from the draft', () => {
  const texts = anEnquiry('contact');
  sessionStorage.setItem('draft:contact', new URLSearchParams(texts).toString());
  render(<EnquiryForm kind="contact" sent={texts} />);
  expect(field('Message')).toHaveValue('');
  expect(sessionStorage).toHaveLength(0);
});
