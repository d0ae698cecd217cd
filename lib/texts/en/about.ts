export const about = {
  title: 'About us',
  teaser: 'Cars from Japan and Great Britain, at home in Mauritius.',
  openingHours: 'Opening hours',
  followUs: 'Follow us',
};
