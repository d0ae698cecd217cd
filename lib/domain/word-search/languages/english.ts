import type { Vocabulary } from './vocabulary.ts';

export const ENGLISH: Partial<Vocabulary> = {
  transmission: {
    AUTOMATIC: 'automatic, auto, automatik, automtic, tiptronic, cvt, dct, a/t',
    MANUAL: 'manual, m/t, stick shift',
  },
  fuel: {
    HYBRID:
      'hybrid, full hybrid, mild hybrid, plug-in hybrid, self-charging hybrid, plug-in, hev, phev, hybird, hibrid, hybrd',
    DIESEL: 'diesel, deisel, gasoil',
    PETROL: 'petrol, gasoline, unleaded',
    ELECTRIC: 'electric, full electric, fully electric, 100% electric, ev, evs, bev',
  },
  colour: {
    WHITE: 'white',
    BLACK: 'black',
    SILVER: 'silver',
    GREY: 'grey, gray',
    BLUE: 'blue, navy',
    RED: 'red, maroon, burgundy, bordeaux',
    GREEN: 'green',
    BROWN: 'brown, bronze',
    BEIGE: 'beige, gold, champagne, cream',
    ORANGE: 'orange',
    YELLOW: 'yellow',
    PURPLE: 'purple, violet, mauve',
    PINK: 'pink, rose',
  },
  body: {
    PICKUP: 'pickup, pickup truck, bakkie, bakky',
    SUV: 'suv, mini suv, crossover, jeep',
    SALOON: 'saloon, sedan',
    HATCHBACK: 'hatch, hatchback, city car',
    MPV: 'mpv, mini van, people carrier, family van',
    VAN: 'minibus, minibuses',
    'STATION WAGON': 'station wagon, wagon, estate',
    COUPE: 'coupe',
    CONVERTIBLE: 'convertible, cabrio, cabriolet, roadster',
  },
  looseBody: { SUV: '4x4, 4×4', VAN: 'van' },
  origin: {
    import: 'import, imported, reconditioned, recon, recond',
    'pre-owned': 'pre-owned, pre-own, locally used, local, local used',
  },
  availability: {
    'in-stock': 'in stock, available, available now, ready, ready to drive',
    'coming-soon': 'coming soon, arriving, arriving soon, on the way',
    sold: 'sold',
  },
  sort: {
    price:
      'cheap, cheapest, low price, lowest price, best price, inexpensive, not expensive, not too expensive',
    '-price': 'expensive, most expensive, highest price',
    '-seen': 'latest arrival, new arrival, recent arrival, just arrived, just in',
    '-year': 'newest, newest year, latest, latest year, most recent',
    mileage: 'low mileage, lowest mileage, low milage, lowest milage, low km, lowest km',
  },

  bound: {
    below:
      '<, <=, ≤, under, below, less than, lower than, cheaper than, no more than, not more than, not above, not over, up to, maximum, maxi, max, at most, within',
    above:
      '>, >=, ≥, over, above, more than, greater than, higher than, from, minimum, min, at least, no less than, not less than, not below, not under',
    around: '~, around, about, approximately, approx',
    between: 'between',
    since: 'since, after, starting',
    newer: 'newer than, more recent than, not older than, no older than',
    older: 'older than, until, till, before',
  },
  topic: {
    price: 'price, price range, priced, budget, budget range, cost',
    mileage: 'mileage, milage, km, kms',
    engine: 'engine, engine size, engine capacity',
    monthly: 'monthly, instalment, installment',
    deposit: 'deposit, down payment',
    year: 'year, built',
  },
  filler: 'of, is, in, on, at, the, a, payment, =',
  scale: { 1000: 'k, thousand', 100000: 'lakh, lac', 1000000: 'm, million' },
  unit: {
    rupees: 'rs, mur, ₨, rupee',
    km: 'km, kms, kilometre, kilometer',
    mileage: 'mileage, milage',
    cc: 'cc, cm3',
    litres: 'l, litre, liter',
    years: 'year, yr',
    yearsOld: 'year old, years old, yr old, yrs old',
    months: 'month',
  },
  purpose: {
    monthly:
      'a month, per month, each month, every month, /month, a mth, per mth, /mth, /m, pm, monthly, monthly payment, monthly repayment, instalment, installment',
    deposit: 'down, down payment, deposit, as deposit',
  },
  ending: {
    below: 'maximum, maxi, max, or less, and less, or below, and below, or under, or cheaper',
    above: '+, minimum, mini, min, onward, or more, and more, or over, and over',
    older: 'or older, and older',
  },
  lastEnding: {
    above: 'up, upwards, above, or up, and up, & up, or above, and above, & above',
    newer: 'newer, later, or newer, and newer, & newer, or later, and later',
  },
  notQuantity: '%, hp, bhp, cv, kw',
  to: 'to',

  conjunction: 'or, and, nor, vs, &',
  negation: 'not, no, without, except, neither',
  article: 'a, an, the',
  reference: 'ref, reference',
  feature: 'android auto, electric hard top',
  stop: `a, an, the, this, that, some, any, all, only, just, is, are, be, it, i, im, i'm, we, my, me, you, your, with,
    for, of, in, on, at, to, from, by, and, or, as, than, then, please, thanks, thank, need, want, wants, wanted, looking,
    look, like, search, searching, find, show, give, get, what, which, do, does, have, has, first, new, small, big,
    family, dark, buy, buying, purchase, sale, sell, good, nice, great, best, used, second, hand, second hand, car,
    vehicle, automobile, model, make, brand, color, colour, fuel, gearbox, transmission, gear, price, priced, cost,
    budget, year, years, mileage, km, kms, rs, mur, month, monthly, under, below, above, over, max, maximum, min, minimum,
    about, around, between, less, more, up, within, affordable, mauritius, metallic, hi, hello, compare, how, much, many,
    can, there, still, am, was, will, would, could, should, got, where, who, us, our, pay, afford, recommend, suggest`,
  spelling: {
    '6 seats': '6 seater, 6 seat',
    '7 seats': '7 seater, 7 seat',
    '8 seats': '8 seater, 8 seat',
    '9 seats': '9 seater, 9 seat',
    'double cab': 'double cabs',
    'pickup double cab': '4x4 double cab, 4x4 double cabine',
    '0.5 million': 'half a million, half million',
    '1 million': 'one million, a million',
    '0 deposit':
      'no deposit, zero deposit, without deposit, no down payment, zero down payment, without down payment',
  },
  parts: {
    transmission: 'air, boot, brak, clim, head, hold, light, park, tail, wip',
    fuel: 'boot, driver, fold, heat, mirror, park, seat, slid, sun, tail, window',
    colour: 'interior, leather, roof, seat',
  },
};
