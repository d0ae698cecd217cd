export const notFound = {
  title: 'Page not found',
  heading: 'This page does not exist',
  explanation: 'The link may be old or mistyped. All the cars we have are in the inventory.',
  search: 'Search for what was here',
  seeInventory: 'See the inventory',
};
