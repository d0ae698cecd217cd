export const PICKUP = 'MNTCCUD23Z0104729';
const JIMNY = 'JB64W-041834';
export const POST = '/blogs/reading-a-japanese-auction-sheet';

/** Pages that search engines index, each its own canonical, with the types of their structured data. */
export const INDEXED: Record<string, string[]> = {
  '/': ['WebSite', 'AutoDealer'],
  '/search': ['ItemList'],
  '/search?page=2': ['ItemList'],
  '/search?make=TOYOTA': ['Car', 'ItemList'],
  '/search?make=TOYOTA&page=2': ['ItemList'],
  '/search?make=TOYOTA&model=AQUA': ['Car', 'ItemList'],
  '/search?maxPrice=900000': ['ItemList'],
  '/search?make=TOYOTA&fuel=PETROL&page=2': ['ItemList'],
  [`/car/${PICKUP}`]: ['Car', 'BreadcrumbList'],
  '/blogs': ['Blog'],
  [POST]: ['BlogPosting', 'BreadcrumbList'],
  '/services': [],
  '/about': ['AutoDealer'],
  '/preown': [],
  '/preorder': [],
  '/ads': [],
  '/test-drive': [],
  '/privacy': [],
};

/** Pages that search engines do not index, with their status. */
export const UNINDEXED: Record<string, number> = {
  '/search?make=NOBODY': 200,
  '/search?make=TOYOTA&maxPrice=1000': 200,
  '/search?q=zzzz': 200,
  '/search?page=99': 404,
  '/search?make=TOYOTA&page=99': 404,
  '/car/NOT-THERE': 404,
  '/blogs/not-there': 404,
  '/compare': 200,
  [`/compare?a=${PICKUP}`]: 200,
  [`/compare?a=${PICKUP}&b=${JIMNY}`]: 200,
  [`/compare?a=NOT-THERE&b=${JIMNY}`]: 200,
  '/saved': 200,
  [`/saved?cars=${PICKUP},${JIMNY},NOT-THERE`]: 200,
  '/test-drive?car=NOT-THERE': 200,
  '/form-result/sent': 200,
  '/form-result/unknown': 200,
  '/no/such/page': 404,
  '/not-found': 404,
};

/** Pages that are indexed as another page, by their address. */
export const CANONICAL: Record<string, string> = {
  '/search?make=Toyota&model=aqua&maxPrice=5000000': '/search?make=TOYOTA&model=AQUA',
  '/search?fuel=WATER&utm_source=mail': '/search',
  [`/test-drive?car=${PICKUP}`]: '/test-drive',
  '/about?utm_source=mail': '/about',
};
