const list = new Intl.ListFormat('en');

const WEEKDAYS = {
  Mon: 'Monday',
  Tue: 'Tuesday',
  Wed: 'Wednesday',
  Thu: 'Thursday',
  Fri: 'Friday',
  Sat: 'Saturday',
  Sun: 'Sunday',
};

/** Header, menu, footer and other parts of every page. */
export const layout = {
  skipToContent: 'Skip to content',
  menu: {
    name: 'Main',
    open: 'Menu',
    close: 'Close menu',
    home: 'HOME',
    inventory: 'INVENTORY',
    compare: 'COMPARE',
    services: 'OUR SERVICES',
    about: 'ABOUT US',
    contact: 'CONTACT US',
    testDrive: 'TEST DRIVE',
  },
  logo: (dealer: string) => `${dealer}, home`,
  slogan: 'Cars from Japan and Great Britain, and cars from around the corner. Checked, and checked again.',
  blog: 'Blog',
  makes: 'Makes',
  sellYourCar: 'Sell your car',
  call: 'Call',
  privacy: 'Privacy',
  departments: { Sales: 'Sales', Parts: 'Parts', Service: 'Service' },
  days: { Mon: 'Mon', Tue: 'Tue', Wed: 'Wed', Thu: 'Thu', Fri: 'Fri', Sat: 'Sat', Sun: 'Sun' },
  /** Opening hours of a day; times are `08:30`. */
  hours: (opens: string, closes: string) => `${opens} - ${closes}`,
  otherHours: 'Parts and Service hours',
  closed: 'Closed',
  /** Whether the sales department is open; times read `09:00`. */
  openNow: {
    until: (time: string) => `Sales open until ${time}`,
    today: (time: string) => `Sales open today at ${time}`,
    tomorrow: (time: string) => `Sales open again tomorrow at ${time}`,
    on: (day: keyof typeof WEEKDAYS, time: string) => `Sales open again on ${WEEKDAYS[day]} at ${time}`,
  },
  copyright: (year: string, dealer: string) => `© ${year} ${dealer}. All rights reserved.`,
  vat: (number: string) => `VAT ${number}`,
  companyNumber: (number: string) => `BRN ${number}`,
  breadcrumbs: 'Breadcrumbs',
  crumbs: { home: 'Home', inventory: 'Inventory' },
};

/** The menu that shares a page. */
export const share = {
  button: 'Share',
  menu: (title: string) => `Share ${title}`,
  /** The cars of a comparison. */
  cars: (names: string[]) => list.format(names),
  comparison: (cars: string) => `Compare ${cars}`,
  services: { whatsApp: 'WhatsApp', facebook: 'Facebook', email: 'E-mail' },
  link: 'Link',
  copyLink: 'Copy link',
  copied: 'Link copied',
  selected: 'The link is selected. Copy it from there.',
};
