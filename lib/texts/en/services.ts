export const services = {
  heading: 'Our services',
  description: 'Import a car, sell yours, place an order or have your car advertised.',
  import: { name: 'Import', text: 'See every car we bring in from Japan and Great Britain.' },
  sell: { name: 'Sell Pre-own', text: 'Offer us the car you drive now.' },
  order: { name: 'Pre-order', text: 'Tell us the car you want, and we find it.' },
  ads: { name: 'Ads', text: 'Show your car to buyers, in photos or on video.' },
};
