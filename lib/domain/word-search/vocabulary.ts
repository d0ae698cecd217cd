import type { ColourFamily } from '#lib/domain/vehicle/colour.ts';
import type { Criteria } from '#lib/domain/search/search-filter.ts';
import { compactName, CONJUNCTION, type RemainingWords } from './remaining-words.ts';

/**
 * Patterns of words that filter or order, by key and value, in English and French, without accents and in lower case.
 */
const MEANINGS = {
  transmission: {
    AUTOMATIC:
      '(?:not?|non|pas|sans) (?:(?:a|une?|de|boite) )*manu(?:al|el|elle)|auto(?:mati(?:c|k|que)|mtic|matque)?s?(?! (?:air|boot|brak|clim|head|hold|light|park|tail|wip))|otomatik|tiptronic|cvt|dct|a\\/t|bva',
    MANUAL:
      '(?:not?|non|pas|sans) (?:(?:an|une?|de|boite) )*auto(?:matic|matique)?|manuals?|manuel(?:le)?s?|m\\/t|stick shift|bvm',
  },
  fuel: {
    HYBRID:
      '(?:full |mild |plug[ -]?in |self[ -]charging )?(?:hybri(?:ds?|des?)|hybird|hibrid|hybrd)(?: rechargeables?)?|plug[ -]?in|p?hev',
    DIESEL: 'diesel|deisel|dizel|gas[ -]?oil|mazout',
    PETROL: 'petrol|essence|lesans|gasoline|unleaded',
    ELECTRIC:
      '(?:fully? |100 ?% )?electric(?! (?:boot|driver|fold|heat|mirror|park|seat|sun|tail|window))|(?:100 ?% )?electriques?(?! (?:siege|vitre))|b?evs?',
  },
  colour: {
    WHITE: 'white|blanc(?:he)?s?',
    BLACK: 'black|noire?s?|nwar',
    SILVER: 'silver|argente?e?s?',
    GREY: 'gr[ae]y|grise?s?',
    BLUE: 'blue|bleue?s?|navy',
    RED: 'red|rouges?|rouz|maroon|burgundy|bordeaux',
    GREEN: 'green|verte?s?',
    BROWN: 'brown|marron|brune?s?|bronze',
    BEIGE: 'beiges?|gold|dore?e?s?|champagne|cream',
    ORANGE: 'oranges?',
    YELLOW: 'yellow|jaunes?',
    PURPLE: 'purple|violet(?:te)?s?|mauve',
    PINK: 'pink|rose',
  } satisfies Record<ColourFamily, string>,
  body: {
    PICKUP:
      '(?:4 ?[x×] ?4 )?(?:pick[ -]?ups?(?: trucks?)?|bakkies?)(?: 4 ?[x×] ?4)?|4 ?[x×] ?4(?= double cab)',
    SUV: '(?:mini )?suvs?|4 ?[x×] ?4|crossovers?|jeeps?|tout[ -]terrain',
    SALOON: 'saloons?|sedans?|berlines?',
    HATCHBACK: 'hatch(?:back)?s?|hayon|citadines?|city cars?',
    MPV: 'mpvs?|mini[ -]?vans?|people carriers?|monospaces?|family vans?|familiales?',
    VAN: 'vans?|mini[ -]?bus(?:es)?|fourgon(?:nette)?s?|camionnettes?',
    'STATION WAGON': 'station[ -]?wagons?|wagons?|estates?|breaks?',
    COUPE: 'coupes?',
    CONVERTIBLE: 'convertibles?|cabrio(?:let)?s?|roadsters?|decapotables?',
  },
  origin: {
    import: 'imports?|imported|importe?e?s?|reconditioned|reconditionnee?s?|recond?',
    'pre-owned': 'pre[ -]?owned|pre[ -]?own|locally used|local(?:e?ment)?(?: used)?',
  },
  availability: {
    'in-stock': '(?:in|en) stock|available(?: now)?|disponibles?|ready(?: to drive)?',
    'coming-soon': 'coming soon|arriving(?: soon)?|on the way|bientot(?: disponibles?)?|a venir',
    sold: 'sold|vendue?s?',
  },
  sort: {
    price:
      'cheap(?:est)?|(?:low|lowest|best) prices?|(?:le |la |les )?moins ch[eè]re?s?|pas ch[eè]re?s?|bon marche',
    '-price': '(?:most )?expensive|highest prices?|(?:le |la |les )?plus ch[eè]re?s?',
    '-seen': '(?:latest|new|recent) arrivals?|just (?:arrived|in)|nouveaux arrivages|arrivages',
    '-year': 'newest(?: years?)?|latest(?: years?)?|most recent|(?:le |la |les )?plus recente?s?',
    mileage: '(?:low|lowest) (?:mile?age|kms?)|faible kilometrage|peu de (?:km|kilometres)',
  },
} as const;

type Key = keyof typeof MEANINGS;
type Meaning = { key: Key; value: string };

/** Words that say nothing about a car. */
const STOP_WORDS = `a an the this that some any all only just is are be it i im i'm we my me you your with for of in
on at to from by and or as than then please need needs want wants wanted looking look like search searching find show give
get what which do does have has first new small big family dark buy buying purchase sale sell good nice great best used second hand secondhand cars? vehicles? automobiles? models? make
brand colou?r fuel gearbox transmissions? gear price prices priced cost budget year years mileage kms? rs mur month
monthly under below above over max maximum min minimum about around between less more up within affordable mauritius
avec pour de du des la le les l'? d'? un une et ou en au aux je j'? ai cherche veux voudrais recherche acheter achat
vendre vente voitures? vehicules? occasions? d'occasion main boite vitesses? carburant couleur marque modele prix
neufs? neuve?s? petite?s? annee kilometrage mois mensuel moins plus entre environ maurice ile metallic metallise
hi hello bonjour salut svp compare how much many can there still vous avez avez-vous combien mon ma est seconde loto`;

const START = '(?<![\\p{L}\\p{N}#]|[-/](?=\\S))';
const END = "(?![\\p{L}\\p{N}]|[-/'](?=\\p{L}))";

/** Excludes the colour of a part, such as a red leather interior. */
const OF_A_PART = '(?! (?:interior|leather|roof|seat))';

const ENTRIES: (Meaning & { words: string })[] = Object.entries(MEANINGS).flatMap(([key, values]) =>
  Object.entries(values).map(([value, words]) => ({
    key: key as Key, // Object.entries forgets the keys
    value,
    words: key === 'colour' ? `(?:${words})${OF_A_PART}` : words,
  })),
);
const PHRASES = new RegExp(`${START}(?:${ENTRIES.map(({ words }) => `(${words})`).join('|')})${END}`, 'gu');
const STOPS = new RegExp(
  `(?<![^ \\0])(?!(?<=\\d )[^ \\0]+ \\d)(?:${STOP_WORDS.split(/\s+/).join('|')}|[^\\p{L}\\p{N} \\0]+)(?![^ \\0])`,
  'gu',
);
const COLOUR = `(?:${Object.values(MEANINGS.colour).join('|')})`;
/** What no criterion can express: `not diesel`, `red or blue`. A negated gearbox is the other gearbox. */
export const INEXPRESSIBLE = new RegExp(
  `${START}(?:(?!${PHRASES.source})(?:not?|non|pas|sans|without|except|sauf) (?:(?:an?|the|une?|de|les?|la) )*[\\p{L}\\p{N}][^ \\0]*|${COLOUR}(?: (?:${CONJUNCTION}) ${COLOUR})+${END})`,
  'gu',
);
/** Words that visitors use for models of other bodies too: `hilux 4x4`, `noah van`. */
const LOOSE_BODIES = new RegExp(`${START}(?<!mini )(?:4 ?[x×] ?4|vans?)${END}`, 'gu');
const COMMON = new RegExp(`^(?:${PHRASES.source}|${STOPS.source})$`, 'u');

/** Whether this is a word of the language and not a name. `folded` comes from `foldText`. */
export function isCommonWord(folded: string): boolean {
  return COMMON.test(folded);
}

/**
 * Takes out words for fuel, gearbox, colour, body, origin, availability and order.
 * @param hasModel whether a model was found: it says more about the body than `4x4` or `van`
 */
export function takeVocabulary(
  words: RemainingWords,
  bodies: readonly string[],
  hasModel: boolean,
): Partial<Criteria> {
  if (hasModel) words.takeMatches(LOOSE_BODIES, () => true);
  const meanings = words.takeMatches(PHRASES, meaningOf);
  const values = new Map<Key, string>();
  for (const { key, value } of meanings) if (!values.has(key)) values.set(key, value);
  const fuels = meanings.filter(({ key }) => key === 'fuel').map(({ value }) => value);
  if (fuels.length > 0) values.set('fuel', fuelOf(fuels));
  const body = takeBody(words, bodies) ?? values.get('body');
  if (body) values.set('body', bodyOf(body, bodies));
  return Object.fromEntries(values);
}

/** Takes out a body that only the inventory knows, such as TRUCK. */
function takeBody(words: RemainingWords, bodies: readonly string[]): string | null {
  for (const { text, start, end } of words.words) {
    const body = bodies.find((name) => compactName(name) === compactName(text));
    if (body) words.take(start, end);
    if (body) return body;
  }
  return null;
}

/** Takes out the stop words. */
export function takeStopWords(words: RemainingWords): void {
  words.takeMatches(STOPS, () => true);
}

function meaningOf(match: RegExpMatchArray): Meaning | null {
  return ENTRIES[match.slice(1).findIndex((group) => group !== undefined)] ?? null;
}

/** A hybrid counts as a petrol hybrid, which almost all are, unless diesel is named too. */
function fuelOf(fuels: readonly string[]): string {
  if (!fuels.includes('HYBRID')) return fuels[0] ?? '';
  return fuels.includes('DIESEL') ? 'DIESEL HYBRID' : 'PETROL HYBRID';
}

/** The name of this body in the inventory. */
function bodyOf(body: string, bodies: readonly string[]): string {
  const synonyms = new RegExp(`^(?:${MEANINGS.body[body as keyof typeof MEANINGS.body]})$`, 'i');
  return bodies.find((name) => name === body) ?? bodies.find((name) => synonyms.test(name)) ?? body;
}
