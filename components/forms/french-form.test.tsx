import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { FrenchTexts } from '#components/language/french-texts.tsx';
import { anEnquiry } from '#lib/domain/testing/an-enquiry.ts';
import { EnquiryForm } from './enquiry-form.tsx';
import { cleanUp, field } from './testing/contact-form.tsx';
import { stubFormApi } from './testing/stub-form-api.ts';

afterEach(cleanUp);

test('a form in French sends the same values to an address that names the language', async () => {
  const site = stubFormApi({ status: 200 });
  render(<EnquiryForm kind="ads" prefilled={anEnquiry('ads')} />, { wrapper: FrenchTexts });
  expect(field('Annonce')).toHaveAccessibleDescription('Photos ou vidéo\u00a0?');
  await userEvent.click(screen.getByRole('radio', { name: 'Vidéo' }));
  await userEvent.click(screen.getByRole('button', { name: 'Publier mon annonce' }));
  expect(await screen.findByRole('region', { name: 'Message envoyé' })).toHaveTextContent('Vidéo');
  const body = anEnquiry('ads', { ads: 'VIDEO' });
  expect(site.arrived).toMatchObject([{ address: '/api/client-car/email-ads?language=fr', body }]);
});

test('an incomplete form in French is not sent and says what is missing', async () => {
  const site = stubFormApi({ status: 200 });
  render(<EnquiryForm kind="contact" />, { wrapper: FrenchTexts });
  await userEvent.click(screen.getByRole('button', { name: 'ENVOYER' }));
  expect(await screen.findByText('Veuillez remplir tous les champs')).toBeVisible();
  expect(field('Téléphone')).toHaveAccessibleDescription('À remplir');
  expect(screen.getByRole('link', { name: 'Confidentialité' })).toHaveAttribute('href', '/fr/privacy');
  expect(site.arrived).toEqual([]);
});
