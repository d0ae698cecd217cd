/** How to reach the dealership, on pages that are made without Next. */
export const errorPage = {
  call: (phone: string) => `Call ${phone}`,
  askOnWhatsApp: 'Ask on WhatsApp',
  orAskUs: 'Or ask us. We are glad to help.',
};
