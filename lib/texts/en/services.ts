export const services = {
  heading: 'Our services',
  description: 'Import a car, sell yours, place an order or have your car advertised.',
  import: {
    name: 'Import',
    text: 'See every car we bring in from Japan and Great Britain.',
    steps: ['Choose a car, here or at sea', 'We ship it and pay the duty', 'Drive it, then take the keys'],
    action: 'See the cars',
  },
  sell: {
    name: 'Sell Pre-own',
    text: 'Offer us the car you drive now.',
    steps: ['Tell us about it', 'We look at it together', 'We make you an offer'],
    action: 'Offer my vehicle',
  },
  order: {
    name: 'Pre-order',
    text: 'Tell us the car you want, and we find it.',
    steps: ['Say what you are looking for', 'We search the auctions', 'We call you with what we find'],
    action: 'Place an order',
  },
  ads: {
    name: 'Ads',
    text: 'Show your car to buyers, in photos or on video.',
    steps: ['Tell us about your car', 'We take photos or a video', 'Buyers see it'],
    action: 'Request an ad',
  },
  questionsHeading: 'Questions',
  questions: [
    {
      question: 'Can I drive a car before I decide?',
      answer:
        'Yes: a car in stock on a day you choose, and one that is coming soon once it is here. Book a test drive on its page; bring your licence and a photo ID.',
    },
    {
      question: 'What does the price a month mean?',
      answer:
        'It is what a loan would cost on our usual terms. The calculator on the page of a car shows these terms, and you can enter your own figures. The bank decides.',
    },
    {
      question: 'What condition is an import in?',
      answer:
        'Where a car has an auction grade, its page explains it, and you can ask us for the auction sheet on WhatsApp.',
    },
  ],
};
