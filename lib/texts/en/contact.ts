/** The contact section; its form is in `forms`. */
export const contact = {
  heading: (dealer: string) => `Contact ${dealer}`,
  showMap: 'Show map',
  map: (place: string) => `Map: ${place}`,
  mapUnreachable: 'The map cannot be loaded at the moment. The links below lead to it.',
  openMap: 'Open the map in a new tab',
  directions: 'Directions',
  viewInventory: 'View Inventory',
};
