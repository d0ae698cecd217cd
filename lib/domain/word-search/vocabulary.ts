/**
 * What visitors write in English, French and Mauritian Creole, as plain data. Phrases are separated by commas. Accents,
 * hyphens, blanks within a phrase, capitals and a plural s at its end make no difference; the longest phrase counts.
 */

/** Words that are a criterion by themselves, by key and value of the filter. */
export const CRITERIA: Record<string, Record<string, string>> = {
  transmission: {
    AUTOMATIC: `automatic, auto, tiptronic, cvt, dct, a/t, automatique, bva, otomatik, boite auto, boîte automatique`,
    MANUAL: 'manual, m/t, stick shift, manuel, manuelle, bvm, maniel, boîte manuelle',
  },
  fuel: {
    HYBRID: `hybrid, full hybrid, mild hybrid, plug-in hybrid, self-charging hybrid, plug-in, hev, phev, hybride,
      hybride rechargeable, hybrides rechargeables, ibrid`,
    'PETROL HYBRID': 'petrol hybrid, hybrid petrol, hybride essence',
    'DIESEL HYBRID': 'diesel hybrid, hybrid diesel, hybride diesel',
    DIESEL: 'diesel, gasoil, gazole, mazout, dizel',
    PETROL: 'petrol, gasoline, unleaded, essence, lesans',
    ELECTRIC: `electric, full electric, fully electric, 100% electric, ev, bev, électrique, 100% électrique, elektrik`,
  },
  colour: {
    WHITE: 'white, blanc, blanche, blan',
    BLACK: 'black, noir, noire, nwar',
    SILVER: 'silver, argent, argenté, argentée, arzan',
    GREY: 'grey, gray, gris, grise, gri',
    BLUE: 'blue, navy, bleu, bleue, bleu marine, bleu nuit, bleu ciel, ble',
    RED: 'red, maroon, burgundy, bordeaux, rouge, rouz',
    GREEN: 'green, vert, verte',
    BROWN: 'brown, bronze, marron, brun, brune',
    BEIGE: 'beige, gold, champagne, cream, doré, dorée',
    ORANGE: 'orange',
    YELLOW: 'yellow, jaune, zonn',
    PURPLE: 'purple, violet, mauve, violette',
    PINK: 'pink, rose, roz',
  },
  body: {
    PICKUP: 'pickup, pickup truck, bakkie, bakky, pikop',
    SUV: 'suv, mini suv, crossover, jeep, zip, tout-terrain',
    SALOON: 'saloon, sedan, berline',
    HATCHBACK: 'hatch, hatchback, city car, hayon, bicorps, citadine',
    MPV: 'mpv, mini van, people carrier, family van, monospace, familiale',
    VAN: 'minibus, fourgon, fourgonnette, camionnette, kamionet',
    'STATION WAGON': 'station wagon, wagon, estate, break',
    COUPE: 'coupe, coupé',
    CONVERTIBLE: 'convertible, cabrio, cabriolet, roadster, décapotable',
  },
  /** Also used for models of other bodies: `every van`. */
  looseBody: { VAN: 'van' },
  origin: {
    import: `import, imported, reconditioned, recon, recond, importé, importée, importation, reconditionné,
      reconditionnée`,
    'pre-owned': 'pre-owned, pre-own, locally used, local, local used, localement',
  },
  availability: {
    'in-stock': 'in stock, available, available now, ready, ready to drive, en stock, disponible',
    'coming-soon': 'coming soon, arriving, arriving soon, on the way, bientôt, bientôt disponible, à venir',
    sold: 'sold, vendu, vendue',
  },
  sort: {
    price: `cheap, cheapest, low price, lowest price, best price, inexpensive, not expensive, not too expensive,
      moins cher, moins chère, pas cher, pas chère, pas trop cher, pas trop chère, bon marché, prix croissant,
      pa ser, pa tro ser, pa cher, pa tro cher, bon marse, mwins ser, pli bon marse`,
    '-price': 'expensive, most expensive, highest price, plus cher, plus chère, prix décroissant',
    '-seen': `latest arrival, new arrival, recent arrival, just arrived, just in, nouveaux arrivages, arrivage,
      nouveautés`,
    '-year':
      'newest, newest year, latest, latest year, most recent, plus récent, plus récente, année récente',
    mileage: `low mileage, lowest mileage, low milage, lowest milage, low km, lowest km, faible kilométrage, peu de km,
      peu de kilomètres`,
  },
};

/** Words around numbers, by the code that the patterns of quantities.ts know them by. */
export const GRAMMAR: Record<string, string> = {
  /** Before a number. */
  u: `<, <=, ≤, under, below, less than, lower than, cheaper than, no more than, not more than, not above, not over, up to,
    at most, within, and less than, moins de, moins d', et moins de, en dessous de, en dessous d', sous, pas plus de,
    pas plus d', jusqu'à, jusqu'en, inférieur à, inférieure à, mwins ki, anba`,
  o: `>, >=, ≥, over, more than, greater than, higher than, from, at least, no less than, not less than, not below,
    not under, plus de, plus d', et plus de, au-dessus de, au-dessus d', à partir, à partir de, à partir d', apartir,
    pas moins de, pas moins d', supérieur à, supérieure à, plis ki`,
  s: 'since, after, starting, depuis, après, dès, depi',
  w: `newer than, more recent than, not older than, no older than, plus récent que, plus récente que`,
  h: `older than, until, till, before, avant, plus ancien que, plus ancienne que, plus vieux que, plus vieille que`,
  r: "~, around, about, approximately, approx, environ, autour de, autour d', vers, apepre",
  e: 'between, entre, ant',
  /** Before or after a number. */
  b: `maximum, maxi, max, au plus, au maximum, or below, and below, or under, and under`,
  a: `above, minimum, mini, min, au moins, au minimum, or above, and above, & above, or over, and over`,
  /** After a number. */
  '<': 'or less, and less, or cheaper, ou moins, et moins',
  '>': `+, or more, and more, up, upwards, or up, and up, & up, onward, newer, later, or newer, and newer, & newer, or later,
    and later, plus, ou plus, et plus, plus récent, plus récente, ou plus récent, ou plus récente, et plus récente`,
  '^': 'or older, and older, ou plus ancien',
  /** What a number is about. */
  p: 'price, price range, priced, budget, budget range, cost, prix, gamme de prix, fourchette de prix, pri',
  k: 'mileage, milage, km, kms, kilométrage, kilomèt',
  g: 'engine, engine size, engine capacity, moteur, cylindrée',
  l: 'monthly, instalment, installment, mensualité, mensuel, mensuelle',
  d: 'deposit, down payment, apport, depo',
  y: 'year, built, année, lane',
  f: "of, is, in, on, at, the, a, payment, =, en, sur, d', de, du",
  t: 'to, à, au, ziska',
  c: 'and, &, et, ek',
  i: 'or, nor, vs, ou, oubien',
  n: 'not, no, without, except, neither, non, pas, sans, sauf, ni, pa, san',
};

/** Words after a number that multiply it. */
export const SCALES: Record<string, string> = {
  1000: 'k, thousand, mille, mil',
  100000: 'lakh, lac',
  1000000: 'm, million, milyon',
};

/** Words after a number that say what it measures. */
export const UNITS: Record<string, string> = {
  rupees: 'rs, mur, ₨, rupee, roupie, roupi',
  km: 'km, kms, kilometre, kilometer, kilomètre',
  mileage: 'mileage, milage',
  cc: 'cc, cm3',
  litres: 'l, litre, liter',
  years: 'year, yr, ans, an, lane',
  yearsOld: 'year old, years old, yr old, yrs old',
  months: 'month, mois, mwa',
  seats: 'seater, seat, places, plas',
  monthly: `a month, per month, each month, every month, /month, a mth, per mth, /mth, /m, pm, monthly, monthly payment,
    monthly repayment, instalment, installment, par mois, le mois, /mois, mensuel, mensuelle, par mwa`,
  deposit: "down, down payment, deposit, as deposit, apport, d'apport, dépôt, depo",
  other: '%, hp, bhp, cv, kw, kwh, inch, pouces',
};

/** Amounts in words, in rupees. */
export const AMOUNTS: Record<string, string> = {
  500000: 'half a million, half million, un demi million, demi million',
  1000000: 'one million, a million, un million, enn milyon',
};

/** A down payment of nothing. */
export const NO_DEPOSIT = `no deposit, zero deposit, without deposit, no down payment, zero down payment,
  without down payment, sans apport`;

/** Names of features that stay words of the search, although one of their words means something else by itself. */
export const FEATURES = `android auto, climatisation automatique, clim automatique, clim auto, allumage automatique,
  arrêt automatique, hayon électrique`;

/** Beginnings of words after which the word before describes a part of a car: an electric seat is no electric car. */
export const PARTS: Record<string, string> = {
  transmission: 'air, boot, brak, clim, head, hold, light, park, tail, wip',
  fuel: 'boot, driver, fold, hard, heat, mirror, park, seat, slid, sun, tail, window',
  colour: 'interior, leather, roof, seat',
};

/** Beginnings of words before which these words describe a part: `sièges électriques`. */
export const PARTS_BEFORE = `hayon, vitre, siège, conducteur, frein, main, stationnement, rétroviseur, coulissante,
  escamotable, ouvrant`;

/** Other words for a word that the texts of the cars have. */
export const SYNONYMS: Record<string, string> = {
  '4x4':
    '4x4, 4×4, 4wd, awd, four wheel drive, 4 wheel drive, 4 roues motrices, quatre roues motrices, katkat, quatre quatre',
  'climate control':
    'aircon, air con, air conditioning, air conditioner, a/c, clim, climatisation, er kondisyone',
  'reverse camera': 'reversing camera, rear camera, backup camera, back camera, caméra de recul',
  'united kingdom': 'uk, england, britain, great britain, british, angleterre, grande bretagne, royaume uni',
  'double cab': 'double cab, double cabine',
};

/** Words that say nothing about a car. */
export const STOP_WORDS = `a, an, the, this, that, some, any, all, only, just, are, be, it, i, im, i'm, we, my, me, you, your,
  with, for, by, as, than, then, please, thanks, thank, need, want, wants, wanted, looking, look, like, search, searching,
  find, show, give, get, what, which, do, does, have, has, first, new, small, big, family, dark, buy, buying, purchase, sale,
  sell, good, nice, great, best, used, second, hand, second hand, car, vehicle, automobile, model, make, brand, color, colour,
  fuel, gearbox, transmission, gear, price, years, mur, rs, month, less, more, affordable, mauritius, metallic, hi, hello,
  compare, how, much, many, can, there, still, am, was, will, would, could, should, got, where, who, us, our, pay, afford,
  recommend, suggest, stick, auction,
  avec, pour, des, la, le, les, l', un, une, aux, je, j', ai, cherche, veux, voudrais, recherche, acheter, achat, vendre, vente,
  voiture, véhicule, occasion, main, boîte, vitesse, carburant, couleur, marque, modèle, neuf, neuve, petit, petite,
  familial, mois, moins, maurice, île, métallisé, bonjour, salut, svp, s'il vous plaît, s'il te plaît, merci, vous, avez,
  avez-vous, combien, mon, ma, est, est-ce, seconde, quel, quelle, qui, que, suis, nous, cherchons, cherchez, trouver, trouve,
  besoin, peux, peut, pouvez, payer, aimerais, souhaite, voulons, faut, montrez, moi, ce, cette, votre, vos, notre, bon, bonne,
  belle, foncé, foncée, clair, claire,
  loto, mo, pe, rod, enn, ti, gran, bizin, ou, ena, ki, sa, pou, mwa, nou, li, dan, nef, dokaz, zoli, kas, marse, kouler, mark,
  kombien, aster, anvi, aste, vann, ser, tro, pli, bann, lor, ar, avek, si, la`;

/** Pages of the site, by address without language, and the phrases that ask for them. */
export const PAGES: Record<string, string> = {
  '/preown': `sell my car, sell car, sell your car, sell a car, selling my car, trade in, trade-in, part exchange,
    vendre ma voiture, vendre une voiture, vendre mon véhicule, vendre mon auto, reprise, vann mo loto, vann loto`,
  '/test-drive': 'test drive, book a test drive, essai, essai routier, essayer, tes drayv',
  '/about': `opening hours, opening times, are you open, open today, open on sunday, contact, contact us, address, location, phone number, where are you, where are you located,
    located, showroom, heures d'ouverture, horaires, adresse, téléphone, où êtes-vous, contacter`,
  '/#budget': `leasing, lease, finance, financing, loan, car loan, credit, crédit, prêt, financement, kredi, lising`,
  '/preorder': `preorder, pre-order, order a car, import a car, précommande, commander une voiture, komann`,
  '/ads': 'advertise, advertising, publicité, annonce publicitaire',
  '/services': 'services, our services, nos services',
  '/saved': 'saved cars, favourites, favorites, favoris',
  '/blogs': 'blog, articles, advice, conseils',
};
