import { pluralIn } from '#lib/texts/grammar.ts';

const plural = pluralIn('en');
const list = new Intl.ListFormat('en');

export const landing = {
  title: 'Imported and pre-owned cars in Mauritius',
  welcome: 'Welcome',
  heading: 'Find the car that fits your road',
  teaser: 'Reconditioned imports from Japan and Great Britain, and pre-owned cars you can trust.',
  pausePictures: 'Pause the pictures',
  playPictures: 'Play the pictures',
  featured: 'Featured Cars',
  search: 'Search by model, price and year',
  brands: 'Cars by make',
  allBrands: 'All brands',
  customers: 'What our customers say',
  testimonials: 'Testimonials',
};

export const about = {
  title: 'About us',
  teaser: 'Cars from Japan and\u00a0Great\u00a0Britain, at home in Mauritius.',
  way: 'How an import reaches you',
  openingHours: 'Opening hours',
  followUs: 'Follow us',
};

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
    action: 'Offer my car',
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
        'Where a car has an auction grade, its page explains it, and you can ask us for the auction sheet.',
    },
  ],
};

/** The frame of the posts, which are the backoffice's own text. */
export const blog = {
  title: 'Blog',
  description: 'What to know before you buy, import or sell a car in Mauritius.',
  feed: (dealer: string) => `${dealer}: blog`,
  empty: 'Nothing has been written yet. Look in again soon.',
  notFound: 'Post not found',
  gone: 'This post is not here any more',
  goneWhy: 'It may have been taken down, or the link is mistyped.',
  seeAll: 'See all posts',
  next: 'Read next',
  seeCars: 'See the cars',
};

/** What the site stores about visitors, how long and for whom. Keep it in step with what the code stores. */
export const privacy = {
  title: 'Privacy',
  description: 'What this website keeps about its visitors, how long, and who gets it.',
  introduction: (dealer: string) =>
    `This website is run by ${dealer}. It has no accounts, no advertising trackers and no visitor statistics. It keeps what it needs to answer you, and this page says what that is.`,
  forms: {
    heading: 'What you send us with a form',
    purpose: (dealer: string) =>
      `What you type into a form goes to ${dealer}, so that we can answer you, and to nobody else. It is not sent before you press the button. Only search words, filters and your budget go to our website as you enter them, so that it can suggest and count cars.`,
    /** The site's own copy is on its disk. */
    delivery: (dealer: string) =>
      `Our website passes it on to the office system of ${dealer}, and overwrites the copy on its disk as soon as it has arrived there. For a day it remembers a fingerprint of it, made with your internet address if your browser runs no JavaScript, blocks cookies or has not loaded our scripts yet. The fingerprint does not show what you typed; it keeps the same message from arriving twice.`,
    /** A queue server deletes a message at once, and its traces on disk within a day. */
    deliveryByQueue: (dealer: string) =>
      `Our website passes it on to the office system of ${dealer}, and erases its own copy within a day after it has arrived there. For a day it remembers a fingerprint of it, made with your internet address if your browser runs no JavaScript, blocks cookies or has not loaded our scripts yet. The fingerprint does not show what you typed; it keeps the same message from arriving twice.`,
    waiting: 'While the office system cannot be reached, the website keeps your message until it can.',
    rejected: (days: number) =>
      `A message that the office system does not accept is kept for ${days} ${plural(days, 'day', 'days')}, so that our staff can look at it. Then it is erased.`,
    draft:
      'If your browser runs no JavaScript, blocks cookies or has not loaded our scripts yet, your form is held in memory for half an hour: if it could not be sent, so that you need not type it again; if it was sent, so that the next page can show it.',
    retention: (dealer: string) =>
      `${dealer} keeps your message in its office system for as long as it takes to deal with your request, and as long as the law asks for afterwards.`,
  },
  browser: {
    heading: 'What stays in your browser',
    items: [
      'This tab remembers what you typed but have not sent yet, your last search and loan terms, the cars you compare and the car you want to test drive. It forgets them when you close the tab, and what you typed once it is sent.',
      'After you close the tab, your browser keeps two lists until you clear them: the cars you saved and the last six cars you looked at. To show current prices, the page asks our server about these cars. If you share your saved cars, the link names them.',
      'One cookie, XSRF-TOKEN, holds a random number that protects our forms against other websites. It says nothing about you and goes when you close the browser.',
    ],
  },
  address: {
    heading: 'Your internet address',
    text: 'To keep programs from flooding our forms, the website counts for about a minute, in memory, how often each internet address sends a form. While a form is held in memory for half an hour, so is the address it came from. The website does not write your address or anything you typed into its log. The company that hosts this website may keep a technical log of its own.',
  },
  others: {
    heading: 'Other companies',
    text: 'The map is fetched from OpenStreetMap only when you ask for it, and WhatsApp and the social networks learn of you only when you follow a link to them. Some pictures may come straight from another server.',
  },
  rights: {
    heading: 'Your rights',
    text: 'You may ask what we hold about you, have it corrected or have it erased. If you are not satisfied with our answer, you may complain to the Data Protection Office of Mauritius.',
    writeOrCall: 'Write to us or call us:',
  },
};

/** Titles and descriptions of pages, where the page itself does not say them. */
export const meta = {
  factOf: (subject: string, fact: string) => `${subject}: ${fact}`,
  reference: (reference: string) => `REF ${reference}`,
  compare: (titles: string[]) => `Compare ${list.format(titles)}`,
  colourCode: 'Colour code',
  auctionGrade: 'Auction grade',
  compareCars: 'Compare cars',
  sharePicture: 'Reconditioned and pre-owned cars in Mauritius',
  compareDescription: 'Two cars side by side: price, status and every row of their specification.',
};

export const notFound = {
  title: 'Page not found',
  heading: 'This page does not exist',
  explanation: 'The link may be old or mistyped. All the cars we have are in the inventory.',
  search: 'Search for what was here',
  seeInventory: 'See the inventory',
};

export const print = { scan: 'Scan for all photos and the price of today.' };
