import type * as english from '#lib/texts/en/search.ts';
import { lowerCase, pluralIn } from '#lib/texts/grammar.ts';
import type { Translated } from '#lib/texts/texts.ts';
import { numbers } from './numbers.ts';

const plural = pluralIn('fr');

/** Feminine forms that do not end as the masculine ones. */
const FEMININE: Partial<Record<string, string>> = {
  blanc: 'blanche',
  bleu: 'bleue',
  gris: 'grise',
  noir: 'noire',
  vert: 'verte',
  violet: 'violette',
};

const INVARIABLE = ['argent', 'diesel', 'essence', 'marron', 'orange'];

const SOLD = 'Vendue';

/** The adjective of one car or of more: `bleue`, `hybrides essence`. */
function agreeing(word: string, count: number): string {
  const [adjective = '', ...rest] = lowerCase(word).split(' ');
  const ending = count < 2 || INVARIABLE.includes(adjective) ? '' : 's';
  return [adjective && `${FEMININE[adjective] ?? adjective}${ending}`, ...rest].join(' ');
}

/** The body of several cars: `berlines`, but `SUV`. A text of several words stays as it is. */
function bodies(body: string): string {
  return lowerCase(body).replace(/^[\p{Ll}-]*[^\P{Ll}sx]$/u, '$&s');
}

export const search: Translated<typeof english.search> = {
  fields: {
    make: 'Marque',
    model: 'Modèle',
    transmission: 'Boîte',
    fuel: 'Carburant',
    minMileage: 'Km minimum',
    maxMileage: 'Km maximum',
    minYear: 'Année minimum',
    maxYear: 'Année maximum',
    minCC: 'Cylindrée minimum',
    maxCC: 'Cylindrée maximum',
    minPrice: 'Prix minimum',
    maxPrice: 'Prix maximum',
    body: 'Carrosserie',
    colour: 'Couleur',
    origin: 'Origine',
    availability: 'Disponibilité',
    maxMonthly: 'Maximum par mois',
    deposit: 'Apport',
    months: 'Mois',
    q: 'Mots',
    sort: 'Trier par',
  },
  units: { KM: 'km', CC: 'cc', Rs: 'Rs', months: 'mois' },
  options: {
    import: 'Importation',
    'pre-owned': 'Occasion',
    'in-stock': 'En stock',
    'coming-soon': 'À venir',
    sold: SOLD,
    price: 'Prix croissant',
    '-price': 'Prix décroissant',
    '-year': 'Plus récentes',
    mileage: 'Kilométrage croissant',
    '-seen': 'Nouveautés',
  },
  recommended: 'Recommandées',
  any: 'Indifférent',
  anyOf: {
    make: 'Toutes les marques',
    model: 'Tous les modèles',
    transmission: 'Toutes les boîtes',
    fuel: 'Tous les carburants',
  },
  amountProblem: 'Écrivez un nombre entier, par exemple 850 000.',
  formName: 'Voitures',
  groups: {
    make: 'Voiture',
    minPrice: 'Prix',
    minYear: 'Âge et kilométrage',
    transmission: 'Moteur',
    colour: 'Autres critères',
  },
  terms: 'Apport et nombre de mois',
  submit: 'Rechercher',
  submitName: 'Rechercher :',
  show: (cars) => `Voir ${cars}`,
  found: (stock) => `Trouvé : ${stock}`,
  noMatch: 'Aucune voiture trouvée',
  noCarHas: (words) => `Aucune voiture n’a « ${words} »`,
  alsoSoldAs: (names) => `Vendue aussi sous le nom de ${names.join(', ')}.`,
  pagesAskedFor: 'Pages',
  pages: {
    '/preown': 'Vendre votre voiture',
    '/test-drive': 'Réserver un essai',
    '/about': 'Horaires et contact',
    '/#budget': 'Le coût d’un crédit par mois',
    '/preorder': 'Commander une voiture',
    '/ads': 'Publier une annonce',
    '/services': 'Nos services',
    '/saved': 'Mes favoris',
    '/blogs': 'Conseils',
  },
  filters: 'Filtres',
  filtersInForce: 'Filtres actifs',
  closeFilters: 'Fermer les filtres',
  remove: 'Retirer',
  clearAll: 'Tout effacer',
  sort: 'Trier',
  criterion: (field, value) => `${field} : ${value}`,
  loanTerms: (deposit, months) => `${deposit} d’apport, ${months}`,
  from: (lower) => `à partir de ${lower}`,
  upTo: (upper) => `jusqu’à ${upper}`,
  between: (lower, upper) => `de ${lower} à ${upper}`,
  page: (number) => `page ${number}`,
  paging: {
    name: 'Pages de résultats',
    previous: 'Précédente',
    next: 'Suivante',
    position: (page, count) => `Page ${page} sur ${count}`,
  },
  empty: {
    inventory: 'Il n’y a aucune voiture à montrer pour le moment',
    comeBack:
      'De nouvelles voitures arrivent avec chaque bateau. Appelez-nous, nous vous dirons ce qui est en route.',
    heading: 'Aucune voiture ne correspond à ces filtres',
    contradiction: (min, max) => `« ${min} » dépasse « ${max} » : aucune voiture ne peut répondre aux deux.`,
    removeOne: 'Retirez les filtres dont vous pouvez vous passer :',
    pageOutOfRange: (page, last) => `Il n’y a pas de page ${page}. La dernière page est la page ${last}.`,
    backToFirst: 'Retour à la page 1',
    toLast: (page) => `Aller à la page ${page}`,
  },
  indexMissing:
    'Pour le moment, nous ne pouvons ni trier ni chercher par mots, carrosserie, couleur, origine ou disponibilité. Voici les voitures sans ces critères. Réessayez dans une minute.',
  relaxed: {
    name: 'Recherches proches',
    heading: 'Proche de votre recherche',
    notHere: 'Vous ne trouvez pas ?',
    notWanted: 'Rien ne vous convient ?',
    tellUs: 'Dites-nous ce que vous cherchez',
    upTo: (cars, limit) => `${cars} en allant jusqu’à ${limit}`,
    upToMonthly: (cars, limit) => `${cars} en allant jusqu’à ${limit} par mois`,
    backTo: (cars, year) => `${cars} en remontant à ${year}`,
    downTo: (cars, limit) => `${cars} en descendant à ${limit}`,
    gearbox: (cars, transmission) => `${cars} à boîte ${transmission}`,
    engine: (cars, fuel) => `${cars} à motorisation ${fuel}`,
    value: (cars, field, value) => `${cars} avec ${field} : ${value}`,
    anyMake: (cars) => `${cars}, toutes marques confondues`,
    anyModel: (cars) => `${cars}, tous modèles confondus`,
    anyTransmission: (cars) => `${cars}, toutes boîtes confondues`,
    anyFuel: (cars) => `${cars}, tous carburants confondus`,
    anyBody: (cars) => `${cars}, toutes carrosseries confondues`,
    anyColour: (cars) => `${cars}, toutes couleurs confondues`,
    anyPrice: (cars) => `${cars} à tous les prix`,
    anyMileage: (cars) => `${cars}, quel que soit le kilométrage`,
    anyYear: (cars) => `${cars} de toutes les années`,
    anyEngineSize: (cars) => `${cars}, quelle que soit la cylindrée`,
    anyAvailability: (cars) => `${cars}, quelle que soit la disponibilité`,
    anyOrigin: (cars) => `${cars} de toutes les origines`,
    inAll: (cars) => `${cars} en tout`,
    kind: (count, { origin, colour, transmission, fuel, make, model, body, words }) => {
      const kind = [fuel, transmission, colour].map((word) => agreeing(word, count));
      const import_ = origin && (origin === 'import' ? 'd’importation' : 'd’occasion');
      return [
        numbers.cars(count),
        make,
        model,
        count < 2 ? lowerCase(body) : bodies(body),
        ...kind,
        import_,
        words && `avec « ${words} »`,
      ]
        .filter(Boolean)
        .join(' ');
    },
  },
  heading: ({ colour, transmission, fuel, make, model, body, isSold }) => {
    const adjectives = [fuel, transmission, colour].map((word) => agreeing(word, 2));
    const kind = [make, model, bodies(body), ...adjectives].filter(Boolean).join(' ');
    if (isSold) return kind ? `Voitures vendues : ${kind}` : 'Voitures vendues';
    return kind ? `Voitures ${kind} à vendre` : 'Voitures à vendre';
  },
  description: (search) => {
    const { origin, colour, transmission, fuel, make, model, body, words } = search;
    const adjectives = [fuel, transmission, colour].map((word) => agreeing(word, 2));
    const import_ = origin && (origin === 'import' ? 'd’importation' : 'd’occasion');
    const cars = ['voitures', make, model, bodies(body), ...adjectives, import_].filter(Boolean).join(' ');
    const monthly = search.maxMonthly === null ? '' : `jusqu’à ${numbers.rupees(search.maxMonthly)} par mois`;
    const choices = search.choices.map((choice) => (choice === SOLD ? 'vendues' : choice.toLowerCase()));
    return [cars, ...search.bounds, monthly, ...choices, words && `avec « ${words} »`]
      .filter(Boolean)
      .join(', ');
  },
  understood: (description, cars) => `${description} : ${cars}`,
  noMatchFor: (words) => `Aucune voiture ne correspond à ${words}`,
};

export const searchBox: Translated<typeof english.searchBox> = {
  name: 'Mots',
  label: 'Chercher parmi les véhicules',
  placeholder: 'Modèle, budget ou RÉF',
  submit: 'Trouver des voitures',
  suggestions: 'Suggestions',
  count: (count) => `${count} ${plural(count, 'suggestion', 'suggestions')}`,
};

export const controls: Translated<typeof english.controls> = {
  typeToSearch: 'Tapez pour chercher',
  clear: 'Effacer',
  options: 'Choix',
  loading: 'Chargement…',
  nothingFound: 'Aucun résultat',
  optionCount: (count) => `${count} choix possible${plural(count, '', 's')}`,
};
