import type { vehicle as english } from '#lib/texts/en/vehicle.ts';
import type { Translated } from '#lib/texts/translated.ts';
import { numbers } from './numbers.ts';

export const vehicle: Translated<typeof english> = {
  reference: (reference) => `RÉF : #${reference}`,
  priceOnRequest: 'Prix sur demande',
  asFrom: 'À partir de :',
  perMonth: (amount) => `environ ${numbers.rupees(amount)}/mois`,
  monthlyTerms: (deposit, months, rate) =>
    `Prix par mois : avec ${deposit} d’apport, sur ${numbers.months(months)} à ${numbers.percent(rate)} par an.`,
  estimate: 'Une estimation ; la banque décide.',
  usualTerms: 'Conditions habituelles',
  down: (amount) => `${amount} d’apport`,
  registered: (date) => `Immatriculée en ${date}`,
  grade: (grade) => `Note ${grade}`,
  rows: {
    body: 'CARROSSERIE',
    mileage: 'KILOMÉTRAGE',
    fuel: 'CARBURANT',
    engine: 'MOTEUR',
    yearOfManufacture: 'ANNÉE DE FABRICATION',
    firstRegistration: 'MISE EN CIRCULATION',
    transmission: 'BOÎTE',
    colour: 'COULEUR',
    colourCode: 'CODE COULEUR',
    version: 'VERSION',
    countryOfOrigin: 'PAYS D’ORIGINE',
    auctionGrade: 'NOTE D’ENCHÈRE',
  },
  sold: 'vendue',
  tags: 'Disponibilité et origine',
  keyFacts: 'L’essentiel',
  furtherFacts: 'Autres caractéristiques',
  testDrive: 'Essai routier',
  addToCompare: 'Comparer',
  inComparison: 'Dans la comparaison',
  seeSimilar: 'Voitures similaires',
  noPhotos: 'Photos à venir',
  photo: (number, count) => `Photo ${number} sur ${count}`,
};
