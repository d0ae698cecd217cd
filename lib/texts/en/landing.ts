export const landing = {
  title: 'Imported and pre-owned cars in Mauritius',
};
