export const landing = {
  title: 'Imported and pre-owned cars in Mauritius',
  welcome: 'Welcome',
  heading: 'Find the car that fits your road',
  teaser: 'Reconditioned imports from Japan and Great Britain, and pre-owned cars you can trust.',
  pausePictures: 'Pause the pictures',
  playPictures: 'Play the pictures',
  featured: 'Featured Cars',
  search: 'Search the inventory',
  brands: 'Cars by make',
  allBrands: 'All brands',
  customers: 'What our customers say',
  testimonials: 'Testimonials',
};
