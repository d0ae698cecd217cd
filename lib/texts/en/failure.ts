/** Pages of the server itself, when no page can be rendered. */
export const failure = {
  home: 'Go to our home page',
  retry: 'Try again',
  badRequest: { heading: 'This request cannot be read', explanation: 'Please check the link.' },
  notFound: { heading: 'There is nothing at this address', explanation: 'The link may be old or mistyped.' },
  wrongMethod: {
    heading: 'This address cannot be used like this',
    explanation: 'Please start from our home page.',
  },
  unavailable: {
    heading: 'This page is not available at the moment',
    explanation: 'We cannot show our cars right now. This usually lasts a few minutes.',
  },
  other: { heading: 'This did not work', explanation: 'Please go back and try again.' },
};

/** How to reach the dealership, on pages that are made without Next. */
export const errorPage = {
  call: (phone: string) => `Call ${phone}`,
  askOnWhatsApp: 'Ask on WhatsApp',
  orAskUs: 'Or ask us. We are glad to help.',
};
