import type { compare as english } from '#lib/texts/en/compare.ts';
import type { Translated } from '#lib/texts/translated.ts';
import { ofName } from './of-name.ts';

export const compare: Translated<typeof english> = {
  heading: 'Comparer des voitures',
  firstCar: 'Première voiture',
  secondCar: 'Deuxième voiture',
  selectCar: 'Choisissez une voiture',
  addCar: 'Ajouter',
  change: (car) => `Changer ${car}`,
  photo: (car) => `Photo ${ofName(car)}`,
  unavailable: (car) => `${car || 'Cette voiture'} n’est plus disponible.`,
  removed: (car) => `${car} a été retirée : une comparaison contient deux voitures`,
  specification: 'Caractéristiques',
  noCar: 'Aucune voiture',
  differs: 'diffère',
  notKnown: 'inconnu',
  better: 'mieux',
  price: 'PRIX',
  less: (amount) => `${amount} de moins`,
  viewCar: 'Voir la voiture',
  features: (differing) => `Équipements : ${differing} dans une seule voiture`,
  sameFeatures: 'Équipements : les mêmes dans les deux',
  present: 'présent',
  missing: 'absent',
  chooseTwo: 'Choisissez deux voitures pour les voir côte à côte.',
  addAnother: 'Ajoutez une autre voiture pour voir ce qui diffère.',
  same: 'Les deux ont les mêmes caractéristiques, pour autant qu’elles soient connues.',
  different: (count, rows) =>
    `Sans compter le prix, ${count === 1 ? `une ligne sur ${rows} diffère` : `${count} lignes sur ${rows} diffèrent`}.`,
};
