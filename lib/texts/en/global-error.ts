/** In place of a page that failed in the browser. */
export const globalError = {
  heading: 'This page could not be shown',
  explanation: 'Please reload it. If it fails again, start from our home page.',
  home: 'Go to our home page',
};
