/** One line of opening hours; `hours` is `null` when closed. Times are local, `HH:mm`. */
export type OpeningHours = { days: string; hours: { opens: string; closes: string } | null };

export type Department = { name: string; openingHours: OpeningHours[] };

export type SocialNetwork = 'Facebook' | 'TikTok' | 'Instagram' | 'LinkedIn' | 'WhatsApp';

/**
 * The dealership. Whatever reads like a placeholder is one: put your own here, nothing else in the site
 * names the business. Hours: spec section 3 for the showroom, section 9 for the departments.
 */
export const DEALER = {
  name: 'Example Motors',
  street: 'Royal Road',
  town: 'Union Park',
  country: 'Mauritius',
  postalCode: '00000',
  phones: ['+230 5000 0000', '+230 5000 0001'],
  /** Digits with the country code, as wa.me wants them. */
  whatsapp: '23050000000',
  email: 'sales@example.com',
  vatNumber: 'VAT00000000',
  companyRegistrationNumber: 'C00000000',
  about:
    'We import reconditioned vehicles from Japan and Great Britain and sell carefully chosen pre-owned cars in Mauritius. ' +
    'Every vehicle meets stringent quality standards: it is inspected before it is shipped, checked again in our workshop ' +
    'when it lands, and handed over with its papers in order.',
  showroomHours: [
    { days: 'Mon-Fri', hours: { opens: '08:30', closes: '17:30' } },
    { days: 'Sat', hours: { opens: '08:30', closes: '16:00' } },
  ] satisfies OpeningHours[],
  departments: [
    {
      name: 'Sales',
      openingHours: [
        { days: 'Mon-Fri', hours: { opens: '09:00', closes: '18:00' } },
        { days: 'Sat', hours: { opens: '09:00', closes: '17:00' } },
        { days: 'Sun', hours: { opens: '09:00', closes: '13:00' } },
      ],
    },
    {
      name: 'Parts',
      openingHours: [
        { days: 'Mon-Fri', hours: { opens: '09:00', closes: '17:00' } },
        { days: 'Sat', hours: { opens: '09:00', closes: '16:00' } },
        { days: 'Sun', hours: null },
      ],
    },
    {
      name: 'Service',
      openingHours: [
        { days: 'Mon-Fri', hours: { opens: '09:00', closes: '17:00' } },
        { days: 'Sat', hours: { opens: '09:00', closes: '13:00' } },
        { days: 'Sun', hours: null },
      ],
    },
  ] satisfies Department[],
  social: {
    Facebook: 'https://www.facebook.com/example',
    TikTok: 'https://www.tiktok.com/@example',
    Instagram: 'https://www.instagram.com/example',
    LinkedIn: 'https://www.linkedin.com/company/example',
    WhatsApp: 'https://wa.me/23050000000',
  } satisfies Record<SocialNetwork, string>,
};
